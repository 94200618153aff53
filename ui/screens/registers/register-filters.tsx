import { useNavigate } from 'react-router-dom'
import { labelOf } from '#contracts/forms/field.ts'
import type { RegisterFilter } from '#contracts/registers/calls.ts'
import { textOfReference } from '#contracts/registers/reference-lists.ts'
import type { Register } from '#contracts/registers/register.ts'
import { useReferenceList } from '#ui/runtime/reference-list.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { FilterChips } from '#ui/widgets/chip/filter-chips.tsx'

const chips = common.spaced4

export interface RegisterFiltersProps {
  readonly register: Register
  readonly filter: RegisterFilter
}

/** Renders what a list is narrowed to, which can be removed. */
export const RegisterFilters = ({ register, filter }: RegisterFiltersProps) => (
  <div className={chips}>
    {Object.entries(filter).map(([field, code]) => (
      <Chip key={field} register={register} field={field} code={code} />
    ))}
  </div>
)

interface ChipProps {
  readonly register: Register
  readonly field: string
  readonly code: string
}

function Chip({ register, field, code }: ChipProps) {
  const navigate = useNavigate()
  const declared = register.model.fields[field]
  const { items } = useReferenceList(declared?.to?.list ?? register.name, undefined, true)
  if (!declared) return null
  const chip = { id: field, name: labelOf(declared, {}), value: textOfReference(code, items) }
  return <FilterChips label={texts.filters} chips={[chip]} onRemove={() => navigate(register.route.path)} />
}
