import { Button } from 'antd'
import { useState } from 'react'
import { type RegionRow, ROOT_REGION, region } from '#contract/system/region.ts'
import { downloadFile } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ImportDialog } from '../../ui/import/ImportDialog.tsx'
import { Page } from '../../ui/Page.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { Split } from '../../ui/Split.tsx'
import { RegionForm } from './RegionForm.tsx'
import { RegionTree } from './RegionTree.tsx'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'

/** Administrative divisions: the tree at the left loads as it is opened, the chosen one is edited at the right. */
export function RegionPage() {
  const t = useTexts(systemTexts)
  const title = useTexts(titles)
  const may = useMay('region')
  const [code, setCode] = useState<string>()
  const [importing, setImporting] = useState(false)
  const { data } = useCall(region.detail, { code: code ?? ROOT_REGION }, { enabled: code !== undefined })
  return (
    <Page
      title={title('region')}
      actions={
        <>
          {may('import') && (
            <Button icon={<Icon name="upload" />} onClick={() => setImporting(true)}>
              {t('import')}
            </Button>
          )}
          {may('export') && (
            <Button icon={<Icon name="download" />} onClick={() => void downloadFile(region['export-region'], {})}>
              {t('export')}
            </Button>
          )}
        </>
      }
    >
      <Split title={t('regions')} chosen={data?.name} aside={<RegionTree chosen={code} onChoose={setCode} />}>
        <Chosen code={code} row={data} onMove={setCode} />
      </Split>
      {importing && (
        <ImportDialog
          title={t('importRegions')}
          call={region['import-region']}
          templateCall={region['export-template']}
          onClose={() => setImporting(false)}
        />
      )}
    </Page>
  )
}

interface ChosenProps {
  readonly code?: string
  readonly row?: RegionRow
  readonly onMove: (code?: string) => void
}

function Chosen({ code, row, onMove }: ChosenProps) {
  const t = useTexts(systemTexts)
  if (code === undefined)
    return (
      <Card>
        <EmptyState title={t('chooseRegion')} text={t('chooseRegionText')} />
      </Card>
    )
  if (row?.code !== code)
    return (
      <Card>
        <LinesSkeleton lines={6} />
      </Card>
    )
  return <RegionForm key={code} row={row} onMove={onMove} />
}
