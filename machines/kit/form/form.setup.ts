import { assign, emit, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { FieldValue } from '#contracts/forms/field.ts'
import type { FormLayout } from '#contracts/forms/form-layout.ts'
import { isNewItem } from '#contracts/forms/item-key.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { discardQuestion, isDiscarded } from '../shared/discard-question.ts'
import { intentFor } from '../shared/intent.ts'
import { type AddressFor, letter, letters } from '../shared/letter.ts'
import type { SnackbarEvent } from '../shared/message.ts'
import { networkReturn } from '../shared/network-return.ts'
import type { ConfirmFact } from '../shared/question.ts'
import type { ApiFailure } from '../shared/result.ts'
import { askFirst, reportFailure, tell } from '../shared/tell.ts'
import * as draft from './form.draft.ts'
import { formPorts } from './form.ports.ts'
import type {
  FormContext,
  FormEmitted,
  FormEvent,
  FormInput,
  FormOutcome,
  Showing,
  Side,
  StoredForm,
} from './form.types.ts'

/**
 * Returns the setup of a form's machine: its ports, actions and guards.
 *
 * @param layout of the sealed model, so that nothing here knows a secret
 */
export const formSetup = (name: string, layout: FormLayout) => {
  const { model } = layout
  return setup({
    types: {
      input: {} as FormInput,
      context: {} as FormContext,
      events: {} as FormEvent,
      emitted: {} as FormEmitted,
    },
    actors: { ...formPorts(name), networkReturn },
    actions: {
      setPage: assign(({ context }, { page, id, today, key }: Showing) => ({
        page,
        today,
        keys: key,
        ...(id !== undefined && id !== context.id && { ...draft.unfetched, id }),
      })),
      setToday: assign((_, today: IsoDate) => ({ today })),
      setLoaded: assign(({ context }, stored: StoredForm) => draft.loaded(layout, context, stored)),
      setResumed: assign(({ context }, at: number) => draft.resumed(layout, context, at)),
      setSaved: assign(({ context }, stored: StoredForm) => draft.saved(layout, context, stored)),
      merge: assign(({ context }, stored: StoredForm) => draft.merged(layout, context, stored)),
      recreate: assign(({ context }, stored: StoredForm) => draft.recreated(layout, context, stored)),
      forgetStored: assign(draft.unfetched),
      forgetCreated: assign(({ context }) => (isCreated(context) ? draft.unfetched : {})),
      forgetDraft: assign(({ context }) => ({ ...draft.fresh, values: context.original ?? {} })),
      setText: assign(({ context }, typed: Parameters<typeof draft.typedAfter>[2]) =>
        draft.typedAfter(model, context, typed),
      ),
      leaveField: assign(({ context }, { field, today }: { field: string; today: IsoDate }) => ({
        ...draft.settled(model, { ...context, today }, [field]),
        touched: { ...context.touched, [field]: true as const },
      })),
      setValue: assign(
        ({ context }, { field, value, today }: { field: string; value: FieldValue; today: IsoDate }) => ({
          ...draft.valuesAfter(model, { ...context, today }, field, value),
          today,
          touched: { ...context.touched, [field]: true as const },
        }),
      ),
      settleAll: assign(({ context }) => ({ ...draft.settled(model, context), isChecked: true })),
      setSent: assign(({ context }) => ({
        sent: context.values,
        saves: context.saves + 1,
        intent: intentFor(
          context.intent,
          JSON.stringify(draft.saveOf(layout, context)),
          `${context.keys}.${context.saves + 1}`,
        ),
      })),
      setSide: assign(({ context }, { field, side }: { field: string; side: Side }) => ({
        conflicts: { ...context.conflicts, [field]: side },
      })),
      resolve: assign(({ context }) => draft.resolved(context)),
      setRefusals: assign((_, { fields = {} }: Pick<ApiFailure, 'fields'>) => ({ refusals: fields })),
      askForWrong: emit(
        ({ context }): FormEmitted => ({
          type: 'form.unfit',
          field: draft.firstWrong(layout, context) ?? '',
        }),
      ),
      askForRefused: emit(
        ({ context }): FormEmitted => ({
          type: 'form.unfit',
          field: draft.firstRefused(layout, context, context.refusals) ?? '',
        }),
      ),
      // Every form accepts this answer, whatever the form's name.
      askToDiscard: askFirst(name as AddressFor<ConfirmFact>, ({ context }) =>
        discardQuestion(draft.changedLabels(layout, context)),
      ),
      reportFailure: reportFailure(),
      tellSaved: tell('SUCCESS', 'Ändringarna är sparade.'),
      tellTaken: letters(({ context }) => (context.taken.length > 0 ? [['snackbar', takenNews(layout, context)]] : [])),
      tellOutcome: letter('unsavedChanges', (_, type: FormOutcome['type']) => ({ type, id: name })),
    },
    guards: {
      /** True when another entity is to be shown. */
      isAnother: ({ context }, showing: Showing) => isAnother(context, showing),
      isSame: ({ context }, showing: Showing) => !isAnother(context, showing),
      /** True when what a reload has left of the same entity is to be shown. */
      isRestOf: ({ context }, showing: Showing) => context.isPartial && !isAnother(context, showing),
      isForbidden: (_, { dvCode }: ApiFailure) => dvCode === errors.rightMissing.dvCode,
      /** True when what is on display has been removed elsewhere. */
      isGone: ({ context }, { dvCode }: ApiFailure) =>
        context.original !== null && dvCode === errors.registerItemMissing.dvCode,
      isLoaded: ({ context }) => context.original !== null,
      /** True after a reload, until the form has been fetched again. */
      isPartial: ({ context }) => context.isPartial,
      isOutdated: (_, { dvCode }: ApiFailure) => dvCode === errors.versionConflict.dvCode,
      /**
       * True when the fetched version is a new one. Otherwise the form would be refused, fetched
       * and saved in an endless loop.
       */
      isOther: ({ context }, { Version }: StoredForm) => Version !== context.version,
      isOfField: ({ context }, { fields = {} }: ApiFailure) =>
        draft.firstRefused(layout, context, fields) !== undefined,
      isChanged: ({ context }) => draft.changedFields(layout, context).length > 0,
      isWrong: ({ context }) => draft.firstWrong(layout, context) !== undefined,
      isContested: ({ context }) => draft.contested(layout, context).length > 0,
      isChosen: ({ context }) => draft.contested(layout, context).every(field => context.conflicts[field] !== null),
      isDiscarded: (_, answer: ConfirmFact) => isDiscarded(answer),
      isNews: ({ context }, Version: number | null) =>
        Version === null || context.version === null || Version > context.version,
    },
  })
}

/**
 * Adds the page and the card to the message of a refused field on another page, because no field on
 * display can show it.
 */
export function placed({ placeOf }: FormLayout, failure: ApiFailure): ApiFailure {
  const [[name, message] = []] = Object.entries(failure.fields ?? {})
  const place = name === undefined ? undefined : placeOf(name)
  return place ? { ...failure, message: `${place.page.title}, ${place.card.title}: ${message}` } : failure
}

/**
 * Returns the snackbar about the changes of others. It names up to three fields; of more, it states
 * the number.
 */
function takenNews({ nameOf }: FormLayout, { taken, values }: FormContext): SnackbarEvent {
  const labels = taken.map(name => `”${nameOf(values, name)}”`)
  const what = labels.length > 3 ? `${labels.length} fält` : labels.join(', ')
  return { type: 'snackbar.show', kind: 'INFO', text: `Någon annan har ändrat ${what}. Ändringen har hämtats.` }
}

const isAnother = (context: FormContext, { id }: Showing): boolean => id !== undefined && id !== context.id

/** True when the form of a new item has created it. The next new one begins empty. */
const isCreated = ({ id, version }: FormContext): boolean => isNewItem(id) && (version ?? 0) > 0
