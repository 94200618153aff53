import { type ReferenceItem, textOfReference } from '#contracts/registers/reference-lists.ts'
import type { SelectOption } from '#ui/widgets/select-field/options.ts'
import { formTexts } from './forms.text.ts'

/**
 * Returns the options of a reference: the items that can be chosen anew, and the chosen one, which
 * may be inactive or missing.
 *
 * @param own the code of the item that refers, in a tree: neither it nor what is below it is
 * offered
 */
export function referenceOptions(items: readonly ReferenceItem[] | null, value: string, own = '') {
  const optionOf = ({ code, isActive }: ReferenceItem): SelectOption => ({
    value: code,
    label: textOfReference(code, items),
    hint: isActive ? undefined : formTexts.inactive,
  })
  const branch = own === '' ? new Set() : branchOf(items ?? [], own)
  const found = items?.find(({ code }) => code === value)
  const chosen = found ? optionOf(found) : { value, label: textOfReference(value, items) }
  return {
    options: (items ?? []).filter(({ code, isActive }) => isActive && !branch.has(code)).map(optionOf),
    chosenOptions: value === '' ? [] : [chosen],
  }
}

/** Returns the codes of an item and of all that are below it. */
function branchOf(items: readonly ReferenceItem[], own: string): ReadonlySet<string> {
  const below = Map.groupBy(items, ({ above }) => above)
  const branch = new Set([own])
  for (const code of branch) for (const item of below.get(code) ?? []) branch.add(item.code)
  return branch
}
