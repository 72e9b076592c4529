import type { ThemeConfig } from 'antd'
import { token } from './tokens.ts'

const elderScale = 1.25

/** Our tokens on Ant Design's. Component styles come from the extracted CSS, so nothing else is made at run time. */
export function antdTheme(display: 'standard' | 'elder' = 'standard'): ThemeConfig {
  const scale = display === 'elder' ? elderScale : 1
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: 'jinqiao' },
    token: { ...colours, ...shapes, fontSize: 14 * scale, controlHeight: 32 * scale },
    components,
  }
}

const colours = {
  colorPrimary: token('blue'),
  colorPrimaryHover: token('blue-deep'),
  colorPrimaryActive: token('blue-deep'),
  colorPrimaryBg: token('sky'),
  colorPrimaryBgHover: token('sky-2'),
  colorInfo: token('blue'),
  colorLink: token('blue'),
  colorLinkHover: token('blue-deep'),
  colorSuccess: token('ok'),
  colorSuccessText: token('ok-ink'),
  colorSuccessBg: token('ok-tint'),
  colorWarning: token('warn'),
  colorWarningText: token('warn-ink'),
  colorWarningBg: token('warn-tint'),
  colorError: token('err'),
  colorErrorText: token('err-ink'),
  colorErrorBg: token('err-tint'),
  colorText: token('ink'),
  colorTextHeading: token('ink'),
  colorTextSecondary: token('ink-2'),
  colorTextTertiary: token('ink-3'),
  colorTextDescription: token('ink-3'),
  colorTextPlaceholder: token('ink-3'),
  colorBgLayout: token('page'),
  colorBgContainer: token('white'),
  colorBorder: token('edge'),
  colorBorderSecondary: token('line'),
  colorSplit: token('line-2'),
  controlItemBgActive: token('sky'),
  colorBgMask: 'rgb(16 35 63 / 38%)',
}

const shapes = {
  fontFamily: token('font'),
  borderRadius: 4,
  borderRadiusLG: 8,
  borderRadiusSM: 4,
  boxShadow: token('shadow'),
  boxShadowSecondary: token('shadow'),
  boxShadowTertiary: 'none',
  motionDurationMid: '0.18s',
  motionDurationSlow: '0.22s',
  fontWeightStrong: 600,
  wireframe: false,
}

const components: ThemeConfig['components'] = {
  Table: {
    headerBg: token('quiet'),
    headerColor: token('ink-2'),
    headerSplitColor: 'transparent',
    borderColor: token('line-2'),
    rowHoverBg: token('quiet'),
    rowSelectedBg: '#f4f8fe',
    rowSelectedHoverBg: token('sky'),
    cellPaddingBlock: 11,
    cellPaddingInline: 10,
    cellPaddingBlockMD: 8,
    cellPaddingBlockSM: 5,
  },
  Tabs: { horizontalItemGutter: 24, horizontalItemPadding: '11px 0', titleFontSize: 14 },
  Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 400 },
  Form: { labelColor: token('ink-2'), itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
  Segmented: { trackBg: '#e9eef5', itemSelectedBg: token('white'), itemColor: token('ink-2') },
  Modal: { titleFontSize: 16 },
  Drawer: { paddingLG: 24 },
  Card: { headerFontSize: 15, headerHeight: 48, bodyPadding: 16 },
  Tag: { defaultBg: token('quiet'), defaultColor: token('ink-2') },
  Descriptions: { labelColor: token('ink-3') },
}
