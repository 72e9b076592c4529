/** What is answered instead of a secret; coming back in an edit it means unchanged (wire §2.4). */
export const HIDDEN = '******'

export const hideSecret = <R extends object>(name: keyof R & string, rows: readonly R[]): R[] =>
  rows.map((row) => ({ ...row, [name]: row[name] ? HIDDEN : '' }))

/** The form without a secret that was only echoed. */
export function keepSecret<F extends Record<string, unknown>>(name: string, form: F): F {
  if (form[name] !== HIDDEN) return form
  const { [name]: _echoed, ...rest } = form
  // Leaving one optional member out keeps the form's type.
  return rest as F
}
