import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { missingItem } from '#contracts/registers/reference-lists.ts'
import type { Within } from '#contracts/registers/register.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { viewFilters } from '#ui/runtime/lazy/view-filters.ts'
import { useReferenceList, useSharedOwner } from '#ui/runtime/reference-list.ts'
import { registerOf } from '#ui/runtime/registers.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { pathOfList } from './places.ts'
import { RegisterList, type RegisterListProps } from './register-list.tsx'

export interface RegisterOwnerProps extends Omit<RegisterListProps, 'above'> {
  readonly within: Within
}

/**
 * Renders the list of a register within another: the choice of what the items belong to, and its
 * items. The choice stands in the address, and is shared with other screens.
 */
export default function RegisterOwner({ within, owner: asked, register, ...rest }: RegisterOwnerProps) {
  const owners = use(registerOf(within.register))
  const navigate = useNavigate()
  const flow = useLazyFlow(viewFilters)
  const known = useSharedOwner({ owners: within.register, field: within.field }, true)
  const { items, failure } = useReferenceList(within.register, undefined, true)
  const owner = asked ?? known
  const choose = (next: string) => {
    flow?.send({ type: 'view.choose', choices: { [within.field]: next } })
    navigate(pathOfList(register, next), { replace: true })
  }
  if (owner === undefined) {
    if (items === null && failure === null) return <LoadingIndicator />
    return (
      <>
        <PageHeader title={register.title} />
        <Notice kind={failure ? 'ERROR' : 'INFO'}>{failure?.message ?? texts.empty(owners)}</Notice>
      </>
    )
  }
  const options = (items ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))
  const isKnown = items === null || options.some(({ value }) => value === owner)
  const shown = isKnown ? options : [{ value: owner, label: `${owner} ${missingItem}` }, ...options]
  return (
    <RegisterList
      {...{ register, owner, ...rest }}
      above={
        <div className={common.choiceAbove}>
          <SelectField
            label={texts.owner(owners)}
            name={within.field}
            value={owner}
            options={shown}
            onChange={next => next !== '' && choose(next)}
          />
        </div>
      }
    />
  )
}
