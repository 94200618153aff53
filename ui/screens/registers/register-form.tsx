import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FormValues } from '#contracts/forms/field.ts'
import { newItemKey } from '#contracts/forms/item-key.ts'
import { pathOfItem } from '#contracts/registers/paths.ts'
import { idOfItem, isLocked, paramsOfItem, textOfItem } from '#contracts/registers/register.ts'
import { right } from '#contracts/rights/openings.ts'
import * as form from '#machines/kit/form/form.select.ts'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useCreated } from '#ui/forms/use-created.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useEmployees, useLazyFlow } from '#ui/runtime/hooks.tsx'
import { registerForms } from '#ui/runtime/lazy/registers.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { ItemActions } from './item-actions.tsx'
import { ownScreen } from './own/own-screens.ts'
import { type Place, pathOfList } from './places.ts'
import { RegisterNotices } from './register-notices.tsx'

export interface RegisterFormProps {
  readonly place: Exclude<Place, { tag: 'list' }>
  readonly mayWrite: boolean
}

/** Renders the form of an item, or of a new one, which becomes the item's once it is saved. */
export default function RegisterForm({ place, mayWrite }: RegisterFormProps) {
  const { register } = place
  const { name, layout, key, within, opensBy } = register
  const [page] = layout.pages
  const { Aside, drawings, extras } = ownScreen(name)
  const navigate = useNavigate()
  const staff = useEmployees()
  const mayReadStaff = useMay(right('Registry.PerReg.Read'))
  const flow = useLazyFlow(registerForms[name])
  const isNew = place.tag === 'new'
  const newOwner = place.tag === 'new' ? place.owner : undefined
  const nothing = newOwner === undefined ? null : idOfItem(register, newOwner, '')
  const id = place.tag === 'new' ? newItemKey(place.copied ?? nothing) : place.code
  const owner = within && (newOwner ?? paramsOfItem(register, id)[within.field])
  const list = pathOfList(register, owner)
  const { [key]: code = '' } = paramsOfItem(register, id)
  const copied = place.tag === 'new' && place.copied !== null ? paramsOfItem(register, place.copied)[key] : undefined
  const item = useSelector(flow, snapshot => {
    const stored = snapshot && form.storedUnder(snapshot, id)
    return stored ? textOfItem(register, stored) : null
  })
  const isThere = useSelector(
    flow,
    snapshot => !isNew && snapshot !== undefined && form.storedUnder(snapshot, id) !== null && !form.isGone(snapshot),
  )
  const version = useSelector(flow, snapshot => snapshot?.context.version ?? 0)
  const isStandard = useSelector(flow, snapshot => !isNew && isLocked(register, snapshot?.context.original ?? {}))
  const keyIn = (values: FormValues) => idOfItem(register, owner, String(values[key]))
  useCreated(
    flow,
    id,
    values => {
      const isShown = opensBy === undefined || values[opensBy] !== false
      navigate(isShown ? pathOfItem(register, keyIn(values)) : list, { replace: true })
    },
    // Also of an item that is created again by another code.
    values => keyIn(values) !== id,
  )
  if (!flow || !page) return <LoadingIndicator />
  return (
    <FormPage
      flow={flow}
      layout={layout}
      page={page}
      id={id}
      title={isNew ? texts.create(register) : (item ?? code)}
      context={copied === undefined ? owner : texts.copyOf(copied)}
      isReadOnly={!mayWrite || isStandard}
      employees={mayReadStaff ? staff : undefined}
      drawings={drawings}
      extras={extrasOf(extras)}
      aside={Aside && <Aside />}
      asideSize="narrow"
      notices={
        <RegisterNotices flow={flow} register={register} mayWrite={mayWrite} isStandard={isStandard} isItem={!isNew} />
      }
      actions={
        <ItemActions
          register={register}
          id={id}
          list={list}
          text={item ?? code}
          version={mayWrite && isThere ? version : null}
          isChangeable={!isStandard}
        />
      }
    />
  )
}

const extrasOf = (extras: Readonly<Record<string, ComponentType>> = {}) =>
  Object.fromEntries(Object.entries(extras).map(([card, Extra]) => [card, <Extra key={card} />]))
