import { useSelector } from '@xstate/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentType, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { newItemKey } from '#contracts/forms/item-key.ts'
import { idOfItem, isLocked, paramsOfItem, textOfItem } from '#contracts/registers/register.ts'
import * as form from '#machines/kit/form/form.select.ts'
import * as select from '#machines/kit/register/register.select.ts'
import { css } from '#styled-system/css/index.js'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { register as registerFlow, registerForms } from '#ui/runtime/lazy/registers.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { ownScreen } from './own/own-screens.ts'
import { type Place, pathOfItem, pathOfList, pathOfNew } from './places.ts'
import { RegisterNotices } from './register-notices.tsx'

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

export interface RegisterFormProps {
  readonly place: Exclude<Place, { tag: 'list' }>
  readonly mayWrite: boolean
}

/** Renders the form of an item, or of a new one, which becomes the item's once it is saved. */
export function RegisterForm({ place, mayWrite }: RegisterFormProps) {
  const { register } = place
  const { name, layout, key, within } = register
  const [page] = layout.pages
  const { Aside, drawings, extras } = ownScreen(name)
  const navigate = useNavigate()
  const actions = useLazyFlow(registerFlow)
  const isRemoving = useSelector(actions, snapshot => snapshot !== undefined && select.isRemoving(snapshot))
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
    const context = snapshot?.context
    return context?.id === id && (context.version ?? 0) > 0 ? textOfItem(register, context.original ?? {}) : null
  })
  const isThere = useSelector(
    flow,
    snapshot => !isNew && snapshot !== undefined && !form.isGone(snapshot) && !form.isAnew(snapshot),
  )
  const isStandard = useSelector(flow, snapshot => !isNew && isLocked(register, snapshot?.context.original ?? {}))
  const created = useSelector(flow, snapshot => {
    const context = snapshot?.context
    if (context?.id !== id || (context.version ?? 0) === 0) return null
    const stored = idOfItem(register, owner, String(context.original?.[key]))
    // Also of an item that is created again by another code.
    return stored === id ? null : stored
  })
  useEffect(() => {
    if (created !== null) navigate(pathOfItem(register, created), { replace: true })
  }, [created, navigate, register])
  useEffect(() => {
    const hearing = actions?.on('register.removed', removed => {
      if (removed.register === name && removed.key === id) navigate(list, { replace: true })
    })
    return () => hearing?.unsubscribe()
  }, [actions, navigate, name, id, list])
  if (!flow || !page) return <LoadingIndicator />
  const remove = () =>
    actions?.send({
      ...{ type: 'register.remove', register: name, key: id, text: item ?? code },
      idempotencyKey: newKey(),
    })
  return (
    <FormPage
      {...{ flow, layout, page, id }}
      title={isNew ? texts.create(register) : (item ?? code)}
      context={copied === undefined ? owner : texts.copyOf(copied)}
      isReadOnly={!mayWrite || isStandard}
      drawings={drawings}
      extras={extrasOf(extras)}
      aside={Aside && <Aside />}
      asideSize="narrow"
      notices={<RegisterNotices {...{ flow, register, mayWrite, isStandard }} isItem={!isNew} />}
      actions={
        <div className={buttons}>
          <Button variant="ghost" icon={ArrowLeft} onClick={() => navigate(list)}>
            {texts.back(register)}
          </Button>
          {mayWrite && isThere && (
            <>
              <Button icon={Copy} onClick={() => navigate(pathOfNew(register, id))}>
                {texts.copy}
              </Button>
              {!isStandard && (
                <Button icon={Trash2} pending={isRemoving} onClick={remove}>
                  {texts.remove}
                </Button>
              )}
            </>
          )}
        </div>
      }
    />
  )
}

const extrasOf = (extras: Readonly<Record<string, ComponentType>> = {}) =>
  Object.fromEntries(Object.entries(extras).map(([card, Extra]) => [card, <Extra key={card} />]))
