import type { Reply } from '#contract/kit/index.ts'
import { dept, menu, post, role, tenant, tenantPackage } from '#contract/system/index.ts'
import type { TreeSource } from '../../ui/form/FieldInput.tsx'

/** Where the pickers of the administration pages find what they offer. */
export const tenants: TreeSource = {
  call: tenant.select,
  branches: (rows: Reply<typeof tenant.select>) =>
    rows.map(({ tenantId, tenantName }) => ({ value: tenantId, title: tenantName })),
}

export const packages: TreeSource = {
  call: tenantPackage.select,
  branches: (rows: Reply<typeof tenantPackage.select>) =>
    rows.map(({ id, packageName }) => ({ value: id, title: packageName })),
}

export const departments: TreeSource = { call: dept.tree }
export const rolesAbove: TreeSource = { call: role.tree }
export const menusAbove: TreeSource = { call: menu.tree }

export const ownDepartments: TreeSource = { call: dept.tree, multiple: true, loose: true }
export const ownRoles: TreeSource = { call: role.tree, multiple: true, loose: true }
export const ownPosts: TreeSource = {
  call: post.select,
  multiple: true,
  branches: (rows: Reply<typeof post.select>) => rows.map(({ id, postName }) => ({ value: id, title: postName })),
}

export const packageMenus: TreeSource = { call: menu.tree, multiple: true }
