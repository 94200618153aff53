import { type ReferenceItem, textOfReference } from '#contracts/reference-data/lists.ts'
import type { SelectOption } from '#ui/widgets/select-field/options.ts'
import { formTexts } from './forms.text.ts'

/**
 * Returns the options of a reference: the items that can be chosen anew, and the chosen one, which
 * may be inactive or missing.
 */
export function referenceOptions(items: readonly ReferenceItem[] | null, value: string) {
  const optionOf = ({ code, isActive }: ReferenceItem): SelectOption => ({
    value: code,
    label: textOfReference(code, items),
    hint: isActive ? undefined : formTexts.inactive,
  })
  const found = items?.find(({ code }) => code === value)
  const chosen = found ? optionOf(found) : { value, label: textOfReference(value, items) }
  return {
    options: (items ?? []).filter(({ isActive }) => isActive).map(optionOf),
    chosenOptions: value === '' ? [] : [chosen],
  }
}
