import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Integration } from '#contracts/integrations/shapes.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/integrations/integration/integration.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { css } from '#styled-system/css/index.js'
import { useLazyFlow, useRuntime, useSelect, useUnsavedChanges } from '#ui/runtime/hooks.tsx'
import { drawKey, integration } from '#ui/runtime/lazy/integration.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { today } from '#ui/text/format.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { Fields } from './fields.tsx'
import { integrationsTexts } from './integrations.text.ts'
import { IssuedKey } from './issued-key.tsx'
import { KeySection } from './key-section.tsx'
import { integrationPaths } from './paths.ts'
import { ScopeSection } from './scope-section.tsx'

const texts = integrationsTexts.form
const page = css({ display: 'grid', gap: '6', maxWidth: '[52rem]' })
const foot = css({ display: 'flex', gap: '2', justifyContent: 'flex-end', flexWrap: 'wrap' })

/** Renders an integration, or the form of a new one. */
export function IntegrationForm({ stored }: { readonly stored: Integration | null }) {
  const flow = useLazyFlow(integration)
  return flow ? <Form flow={flow} stored={stored} /> : <SkeletonRows rows={6} label={integrationsTexts.list.loading} />
}

interface FormProps {
  readonly flow: FlowRef<'integration'>
  readonly stored: Integration | null
}

function Form({ flow, stored }: FormProps) {
  const snapshot = useSelector(flow, each => each)
  const { vault } = useRuntime()
  const navigate = useNavigate()
  const place = useRef<HTMLFormElement>(null)
  const rights = useSelect('rights', selectRights.rights)
  const isLocked = !allows(rights, 'Settings.Integrations.Write') || stored?.Status === 'REVOKED'
  const isClosed = select.isClosed(snapshot)
  useUnsavedChanges('integration', !isClosed && !isLocked && select.isChanged(snapshot))

  useEffect(() => flow.send({ type: 'integration.open', stored, today: today() }), [flow, stored])
  useEffect(() => () => flow.send({ type: 'integration.leave' }), [flow])
  useEffect(() => {
    const hearing = [
      flow.on('integration.unfit', ({ field }) =>
        place.current?.querySelector<HTMLElement>(`[name=${field}], [data-field=${field}] :is(input, button)`)?.focus(),
      ),
      flow.on('integration.done', () => void navigate(integrationPaths.list)),
    ]
    return () => {
      for (const each of hearing) each.unsubscribe()
    }
  }, [flow, navigate])

  const drawn = () => ({ secret: vault.keep(drawKey()), key: newKey() })
  const settleDate = () => {
    const { ExpiresOn } = select.form(flow.getSnapshot())
    flow.send({ type: 'integration.change', change: { ExpiresOn: typedDate(ExpiresOn) ?? ExpiresOn } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    settleDate()
    vault.send(flow, { type: 'integration.save', ...drawn() })
  }
  if (isClosed) return <SkeletonRows rows={6} label={integrationsTexts.list.loading} />
  const issued = select.issued(snapshot)
  return (
    <form ref={place} className={page} onSubmit={submit} noValidate>
      {stored?.Status === 'REVOKED' && <Notice kind="INFO">{texts.revoked}</Notice>}
      {stored?.Status === 'EXPIRED' && <Notice kind="INFO">{texts.expired}</Notice>}
      {isLocked && stored?.Status !== 'REVOKED' && <Notice kind="INFO">{texts.readOnly}</Notice>}
      {stored && (
        <KeySection
          stored={stored}
          isLocked={isLocked}
          isRotating={select.isRotating(snapshot)}
          onRotate={endsAtOnce => vault.send(flow, { type: 'integration.rotate', endsAtOnce, ...drawn() })}
          onRevoke={() => flow.send({ type: 'integration.revoke', key: newKey() })}
        />
      )}
      <Fields
        form={select.form(snapshot)}
        problemOf={field => select.problemOf(snapshot, field)}
        isLocked={isLocked}
        onChange={change => flow.send({ type: 'integration.change', change })}
        onDateLeft={settleDate}
      />
      <ScopeSection
        chosen={select.form(snapshot).Scopes}
        problem={select.problemOf(snapshot, 'Scopes')}
        isLocked={isLocked}
        onChange={Scopes => flow.send({ type: 'integration.change', change: { Scopes } })}
      />
      {!isLocked && (
        <div className={foot}>
          <Button onClick={() => void navigate(integrationPaths.list)}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" pending={select.isSaving(snapshot)}>
            {stored ? texts.save : texts.create}
          </Button>
        </div>
      )}
      {issued && <IssuedKey secret={issued.key} onTaken={() => flow.send({ type: 'integration.keyTaken' })} />}
    </form>
  )
}
