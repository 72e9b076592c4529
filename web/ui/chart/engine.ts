import { BarChart, LineChart, PieChart, RadarChart } from 'echarts/charts'
import { AriaComponent, GridComponent, RadarComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([
  AriaComponent,
  BarChart,
  GridComponent,
  LineChart,
  PieChart,
  RadarChart,
  RadarComponent,
  SVGRenderer,
  TooltipComponent,
])

export { init }
