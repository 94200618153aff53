import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type DemoRequestField,
  type DemoRequestForm,
  demoRequestRules,
  employeesIn,
  maxDemoMessage,
  normaliseOrgnr,
} from '#contracts/licence/demo-request.rules.ts'
import type { DemoRequest } from '#contracts/licence/demo-request.shapes.ts'
import { normalisePhone } from '#contracts/rules/contact.ts'
import { lineOf, linesOf } from '#contracts/rules/text.ts'
import * as select from '#machines/licence/demo-request/demo-request.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { demoRequestTexts as texts } from '#ui/screens/licence/demo-request/demo-request.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { TextArea } from '#ui/widgets/field/text-area.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const foot = css({
  gridColumn: '[1 / -1]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
})
const privacy = css({ textStyle: 'caption', color: 'fg.muted', flex: '[1 1 14rem]' })
/**
 * The honeypot: hidden from sight, the tab order and screen readers, so that only a program fills
 * it in.
 */
const trap = css({ position: 'absolute', left: '[-100vw]', width: '[1px]', overflow: 'hidden' })
const sentHeading = css({ textStyle: 'headingSm', outline: 'none' })

const empty: DemoRequestForm = {
  company: '',
  orgnr: '',
  name: '',
  email: '',
  phone: '',
  employees: '',
  message: '',
}
/** The fields in visual order: the first with an error receives the focus. */
const order = ['company', 'orgnr', 'name', 'employees', 'email', 'phone', 'message'] as const

const bodyOf = (values: DemoRequestForm, website: string): DemoRequest => ({
  Foretag: lineOf(values.company),
  Orgnr: normaliseOrgnr(values.orgnr),
  Namn: lineOf(values.name),
  EPost: values.email.trim(),
  Telefon: normalisePhone(values.phone),
  AntalAnstallda: employeesIn(values.employees),
  Meddelande: linesOf(values.message),
  ...(website !== '' && { Webbplats: website }),
})

/**
 * Renders the form, and the confirmation once it is sent. The values are kept until then, also over
 * a reload.
 */
export function DemoForm() {
  const flow = useFlow('demoRequest')
  const { vault, storage } = useRuntime()
  const failure = useSelect('demoRequest', select.failure)
  const isSending = useSelect('demoRequest', select.isSending)
  const isSent = useSelect('demoRequest', select.isSent)
  const [values, setValues] = useState<DemoRequestForm>(() => ({ ...empty, ...storage.demoDraft.read() }))
  const [website, setWebsite] = useState('')
  const [checked, setChecked] = useState(false)
  const place = useRef<HTMLFormElement>(null)

  const problemOf = (field: DemoRequestField) => demoRequestRules[field](values[field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = order.find(problemOf)
    if (wrong) place.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    else flow.send({ type: 'demo.submit', request: vault.keep(JSON.stringify(bodyOf(values, website))) })
  }
  const again = () => {
    setValues(empty)
    setChecked(false)
    flow.send({ type: 'demo.again' })
  }
  const field = (name: DemoRequestField) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      setValues(before => ({ ...before, [name]: value }))
      // A browser that fills in all fields does so before the next render.
      storage.demoDraft.write({ ...storage.demoDraft.read(), [name]: value })
    },
    error: checked ? problemOf(name) : undefined,
    required: name !== 'message',
  })

  if (isSent) return <Sent email={values.email.trim()} onAgain={again} />
  return (
    <form ref={place} className={common.twoColumns4} onSubmit={submit} noValidate>
      {failure && (
        <div className={common.wholeRow}>
          <Notice kind="ERROR">{failure}</Notice>
        </div>
      )}
      <TextField {...field('company')} label={texts.company} autoComplete="organization" />
      <TextField {...field('orgnr')} label={texts.orgnr} inputMode="numeric" placeholder="556677-8899" />
      <TextField {...field('name')} label={texts.name} autoComplete="name" />
      <TextField {...field('employees')} label={texts.employees} inputMode="numeric" />
      <TextField {...field('email')} label={texts.email} type="email" autoComplete="email" />
      <TextField {...field('phone')} label={texts.phone} type="tel" autoComplete="tel" />
      <div className={common.wholeRow}>
        <TextArea
          {...field('message')}
          label={texts.message}
          hint={texts.messageHint}
          counter={maxDemoMessage}
          rows={4}
        />
      </div>
      <label className={trap} aria-hidden>
        {texts.trap}
        <input tabIndex={-1} autoComplete="off" value={website} onChange={event => setWebsite(event.target.value)} />
      </label>
      <div className={foot}>
        <p className={privacy}>{texts.privacy}</p>
        <Button type="submit" variant="primary" pending={isSending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

function Sent({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={common.column3AtStart}>
      <h2 ref={heading} tabIndex={-1} className={sentHeading}>
        {texts.sent.title}
      </h2>
      <p>{texts.sent.text(email)}</p>
      <Button onClick={onAgain}>{texts.sent.again}</Button>
    </div>
  )
}
