import { Page } from '../../ui/Page.tsx'
import { ChartsSample } from './ChartsSample.tsx'
import { ControlsSample } from './ControlsSample.tsx'
import { FilesSample } from './FilesSample.tsx'
import './Gallery.css'
import { NumbersSample } from './NumbersSample.tsx'
import { PicturesSample } from './PicturesSample.tsx'
import { PortalSample } from './PortalSample.tsx'
import { ProcessSample } from './ProcessSample.tsx'
import { ShellSample } from './ShellSample.tsx'
import { StatesSample } from './StatesSample.tsx'

/** Every part of the kit in its states, to look at beside the drawings. */
export function GalleryPage() {
  return (
    <Page title="今天要看 30 个组件，另有 1 处地图" note="所有数据为演示数据。改动组件后，先在这里与设计图对照。">
      <NumbersSample />
      <ProcessSample />
      <StatesSample />
      <ChartsSample />
      <PicturesSample />
      <ControlsSample />
      <FilesSample />
      <ShellSample />
      <PortalSample />
    </Page>
  )
}
