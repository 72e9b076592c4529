import { z } from 'zod'
import { crud, family, get, Id, IdList, post, rowOf, Text } from '#contract/kit/index.ts'

export const TenantPackageForm = z.object({
  packageName: Text('产品包名称', { required: '请输入产品包名称', max: 64 }),
  menuId: IdList('菜单', { required: '请选择菜单' }),
  remark: Text('备注'),
})

export const TenantPackageRow = rowOf(TenantPackageForm)
export type TenantPackageRow = z.output<typeof TenantPackageRow>

export const tenantPackage = family('blade-system/tenant-package', {
  ...crud({
    noun: '产品包',
    form: TenantPackageForm,
    row: TenantPackageRow,
    permission: 'tenantpackage',
    menu: 'menu:/system/tenantpackage',
  }),
  add: post({ title: '新增产品包', who: 'may:tenantpackage_add', input: TenantPackageForm }),
  update: post({
    title: '修改产品包',
    who: 'may:tenantpackage_edit',
    input: TenantPackageForm.extend({ id: Id }),
  }),
  select: get({ title: '产品包选项', who: 'login', reply: z.array(TenantPackageRow) }),
})
