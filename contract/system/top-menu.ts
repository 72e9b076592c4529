import { z } from 'zod'
import { crud, family, Ids, Int, post, rowOf, Text } from '#contract/kit/index.ts'
import { IdArray } from './queries.ts'

export const TopMenuForm = z.object({
  code: Text('菜单编号', { required: '请输入菜单编号', max: 100 }),
  name: Text('菜单名称', { required: '请输入菜单名称', max: 64 }),
  source: Text('菜单图标', { max: 100 }),
  path: Text('路由地址', { max: 255 }),
  sort: Int('菜单排序', { min: 0 }),
  tenantId: Text('所属租户', { max: 12 }),
})

export const TopMenuRow = rowOf(TopMenuForm)
export type TopMenuRow = z.output<typeof TopMenuRow>

export const topmenu = family('blade-system/topmenu', {
  ...crud({
    noun: '顶部菜单',
    form: TopMenuForm,
    row: TopMenuRow,
    permission: 'topmenu',
    menu: 'menu:/system/topmenu',
  }),
  grant: post({
    title: '设置顶部菜单',
    who: 'may:topmenu_setting',
    input: z.object({ topMenuIds: Ids, menuIds: IdArray }),
  }),
})
