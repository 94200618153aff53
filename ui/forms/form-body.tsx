import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import type { FormLayout, FormPage } from '#contracts/forms/form-layout.ts'
import * as select from '#machines/kit/form/form.select.ts'
import { css, cx } from '#styled-system/css/index.js'
import { formTexts as texts } from '#ui/forms/forms.text.ts'
import { useUnsavedChanges } from '#ui/runtime/hooks.tsx'
import { useShortcut } from '#ui/runtime/shortcuts/hooks.ts'
import { formatWritten, today } from '#ui/text/format.ts'
import { Tabs } from '#ui/widgets/tabs/tabs.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormCard } from './form-card.tsx'
import { FormContents } from './form-contents.tsx'
import { useForm, useFormSelect } from './form-context.tsx'
import { SaveBar } from './save-bar.tsx'
import { type Reveal, useReveal } from './use-reveal.ts'

const columns = css({
  display: 'grid',
  gap: { base: '4', lg: '8' },
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[14rem minmax(0, 54rem)]' },
})
/**
 * A form of one or two cards is seen at a glance, and needs no contents. The search of one with
 * several pages finds fields on the others.
 */
export const isShort = ({ pages }: FormLayout): boolean => pages.length === 1 && (pages[0]?.cards.length ?? 0) < 3
const withoutContents = css({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 54rem)]' },
})
const base = '[minmax(0, 1fr)]'
/** The columns with an aside, of a form with contents beside it and of one without. */
const asideStyles = {
  wide: {
    beside: css({ gridTemplateColumns: { base, lg: '[12rem minmax(18rem, 1fr) minmax(26rem, 32rem)]' } }),
    alone: css({ gridTemplateColumns: { base, lg: '[minmax(18rem, 1fr) minmax(26rem, 32rem)]' } }),
  },
  below: { beside: css({}), alone: css({ gridTemplateColumns: { base, lg: base } }) },
  narrow: {
    beside: css({ gridTemplateColumns: { base, lg: '[12rem minmax(24rem, 1fr) minmax(14rem, 18rem)]' } }),
    alone: css({ gridTemplateColumns: { base, lg: '[minmax(24rem, 54rem) minmax(14rem, 18rem)]' } }),
  },
}
// Never wider than its container: tabs that do not fit scroll.
const main = css({
  display: 'grid',
  gap: '6',
  minWidth: '0',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  // A page without cards has its aside alone.
  _empty: { display: 'none' },
})

/** A field to focus. It is focused anew for each new object. */
export interface SoughtField {
  readonly field: string
}

export interface FormBodyProps {
  readonly page: FormPage
  readonly extras?: Readonly<Record<string, ReactNode>> | undefined
  readonly aside?: ReactNode
  readonly asideSize?: keyof typeof asideStyles | undefined
  readonly startAt?: SoughtField | null | undefined
  readonly onOtherPage?: ((page: FormPage, field: string) => void) | undefined
}

/** Renders a form page after its values have loaded: search, contents, cards and save bar. */
export function FormBody({ page, extras, aside, asideSize = 'wide', startAt, onOtherPage }: FormBodyProps) {
  const { flow, layout } = useForm()
  const reveal = useReveal(page)
  const id = useId()

  const goTo = useEffectEvent((field: string) => {
    const place = layout.placeOf(field)
    const goal = layout.goalOf(select.values(flow.getSnapshot()), field)
    if (place?.page !== page) place && onOtherPage?.(place.page, field)
    else if (goal === undefined) reveal.toCard(place.card.id)
    else reveal.toField(goal)
  })
  useEffect(() => {
    const hearing = flow.on('form.unfit', ({ field }) => goTo(field))
    return () => hearing.unsubscribe()
  }, [flow])
  useEffect(() => {
    if (startAt) goTo(startAt.field)
  }, [startAt])

  const save = () => flow.send({ type: 'form.save', today: today() })
  useShortcut('save', save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <div
      className={cx(
        columns,
        isShort(layout) && withoutContents,
        aside !== undefined && asideStyles[asideSize][isShort(layout) ? 'alone' : 'beside'],
      )}
      ref={reveal.root}
    >
      {!isShort(layout) && (
        <FormContents
          page={page}
          tab={reveal.tab}
          onCard={reveal.toCard}
          onHit={hit => (hit.page === page ? reveal.toField(hit.field) : onOtherPage?.(hit.page, hit.field))}
        />
      )}
      <form id={id} className={main} onSubmit={submit} noValidate>
        <Cards page={page} reveal={reveal} extras={extras} />
        <FormSaveBar form={id} title={page.title} />
      </form>
      {aside}
      <ConflictDialog />
    </div>
  )
}

interface CardsProps extends Pick<FormBodyProps, 'page' | 'extras'> {
  readonly reveal: Reveal
}

/** Renders the cards in a column, in tabs when the page has them. */
function Cards({ page, reveal, extras }: CardsProps) {
  const cardsOf = (tab?: string) =>
    page.cards
      .filter(card => card.tab === tab)
      .map(card => (
        <FormCard
          key={card.id}
          card={card}
          isOpen={reveal.isOpen(card.id)}
          onOpenChange={isOpen => reveal.setCardOpen(card.id, isOpen)}
        >
          {extras?.[card.id]}
        </FormCard>
      ))
  if (reveal.tab === undefined) return cardsOf()
  return (
    <>
      {cardsOf()}
      <Tabs
        label={texts.tabs(page.title)}
        value={reveal.tab}
        onChange={reveal.setTab}
        tabs={reveal.tabs.map(tab => ({
          value: tab,
          label: tab,
          content: <div className={main}>{cardsOf(tab)}</div>,
        }))}
      />
    </>
  )
}

/** Registers the form's unsaved changes and saves them. */
function FormSaveBar({ form, title }: { readonly form: string; readonly title: string }) {
  const { flow, layout } = useForm()
  // Most keys change the text of a field that is already listed, so the list is not made for each.
  const state = useFormSelect(snapshot => snapshot, select.hasSameChanges)
  const fields = select.changedLabels(layout, state)
  const isSaving = useFormSelect(select.isSaving)
  const writtenAt = useFormSelect(select.writtenAt)
  // A flow's systemId is its id.
  useUnsavedChanges(flow.id, fields.length > 0, flow.id)
  return (
    <SaveBar
      fields={fields}
      isSaving={isSaving}
      from={writtenAt === null ? undefined : texts.save.wroteOn(title, formatWritten(writtenAt))}
      onDiscard={() => flow.send({ type: 'form.discard' })}
      form={form}
    />
  )
}
