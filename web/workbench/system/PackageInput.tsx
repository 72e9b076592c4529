import { tenantPackage } from '#contract/system/tenant-package.ts'
import { useCall } from '../../app/api/use-call.ts'
import { FieldInput, type FieldInputProps } from '../../ui/form/FieldInput.tsx'
import { MenuNames } from './TenantPackagePage.tsx'
import { packages } from './trees.ts'

/** A package, and beneath it the menus that come with it. */
export function PackageInput(props: FieldInputProps) {
  const { data } = useCall(tenantPackage.select, {})
  const chosen = data?.find(({ id }) => id === props.value)
  return (
    <>
      <FieldInput {...props} tree={packages} />
      {chosen && (
        <p className="muted">
          <MenuNames ids={chosen.menuId} />
        </p>
      )}
    </>
  )
}
