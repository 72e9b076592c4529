import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Input, Tree } from 'antd'
import { type Key, useState } from 'react'
import type { TreeNode } from '#contract/kit/index.ts'
import { ROOT_REGION, region } from '#contract/system/region.ts'
import { callServer } from '../../app/api/call.ts'
import { familyOf, useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { systemTexts } from './texts.ts'

interface RegionTreeProps {
  readonly chosen?: string
  readonly onChoose: (code: string) => void
}

export function RegionTree({ chosen, onChoose }: RegionTreeProps) {
  const t = useTexts(systemTexts)
  const [text, setText] = useState('')
  return (
    <>
      <Input.Search
        allowClear
        aria-label={t('searchRegion')}
        placeholder={t('searchRegion')}
        onSearch={(typed) => setText(typed.trim())}
      />
      {text ? (
        <Found text={text} chosen={chosen} onChoose={onChoose} />
      ) : (
        <LazyTree chosen={chosen} onChoose={onChoose} />
      )}
    </>
  )
}

const ASKED_FOR = 50

function Found({ text, chosen, onChoose }: RegionTreeProps & { text: string }) {
  const t = useTexts(systemTexts)
  const key = /^\d+$/.test(text) ? 'code_likeright' : 'name_like'
  const { data } = useCall(region.list, { [key]: text, size: ASKED_FOR })
  if (!data) return <LinesSkeleton lines={4} />
  if (data.total === 0) return <p className="muted">{t('noRegion', { text })}</p>
  return (
    <Tree
      blockNode
      selectedKeys={chosen ? [chosen] : []}
      treeData={data.records.map(({ code, name, parentName }) => ({ key: code, title: `${name}（${parentName}）` }))}
      onSelect={([code]) => code !== undefined && onChoose(String(code))}
    />
  )
}

interface Branch {
  key: string
  title: string
  isLeaf: boolean
  children?: Branch[]
}

/** Each level is fetched when it is opened; levels that were opened follow every change. */
function LazyTree({ chosen, onChoose }: RegionTreeProps) {
  const queries = useQueryClient()
  const [opened, setOpened] = useState<readonly string[]>([ROOT_REGION])
  const levels = useQueries({ queries: opened.map(levelBelow) })
  const known = new Map(opened.map((code, index) => [code, levels[index]?.data]))
  const forest = growFrom(known, ROOT_REGION)
  if (!forest) return <LinesSkeleton lines={6} />
  const load = async ({ key }: { key: Key }) => {
    await queries.fetchQuery(levelBelow(String(key)))
    setOpened((before) => [...new Set([...before, String(key)])])
  }
  return (
    <Tree
      blockNode
      treeData={forest}
      loadData={load}
      // A tree with one root starts one level deeper.
      defaultExpandedKeys={forest.length === 1 ? forest.map(({ key }) => key) : []}
      selectedKeys={chosen ? [chosen] : []}
      onSelect={([code]) => code !== undefined && onChoose(String(code))}
    />
  )
}

const levelBelow = (parentCode: string) => ({
  queryKey: [familyOf(region['lazy-tree']), region['lazy-tree'].path, { parentCode }],
  queryFn: () => callServer(region['lazy-tree'], { parentCode }),
})

const growFrom = (known: ReadonlyMap<string, TreeNode[] | undefined>, code: string): Branch[] | undefined =>
  known.get(code)?.map(({ key, title, hasChildren }) => ({
    key,
    title,
    isLeaf: !hasChildren,
    children: growFrom(known, key),
  }))
