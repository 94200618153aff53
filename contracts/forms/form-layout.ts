import type { Right } from '../rights/catalogue.ts'
import { type FormValues, labelOf, type When } from './field.ts'
import type { AnyFormModel } from './form-model.ts'

/** A group of related fields under a title. */
export interface FormCard {
  /** The card's id, unique in its layout. Also the anchor on the page. */
  readonly id: string
  readonly title: string
  readonly description?: string
  /** The title of the card's tab, on a page with tabs. */
  readonly tab?: string
  /** The condition under which the card is shown. */
  readonly isShown?: When
  /** The flag that shows the card's fields. Its switch stands in the card's head. */
  readonly toggledBy?: string
  /** True when the labels of its fields need the card's title to be understood. */
  readonly isNamed?: boolean
  /** True when the card starts closed. The user opens it, or an error in it does. */
  readonly isClosed?: boolean
  /**
   * The heads of the columns, on a card whose rows are the lines of a grid. On a wide screen, the
   * labels of all fields but the first of a line are then hidden.
   */
  readonly heads?: readonly string[]
  /** The fields in order. Fields of an inner list stand side by side where there is room. */
  readonly rows: readonly (string | readonly string[])[]
}

/** A screen with a form. */
export interface FormPage {
  /** The screen's route name. */
  readonly name: string
  readonly title: string
  readonly cards: readonly FormCard[]
  /** The right to see the screen. */
  readonly read?: Right
  /** The right to change its values. */
  readonly write?: Right
}

/** The place of a field in a layout. */
export interface FieldPlace {
  readonly page: FormPage
  readonly card: FormCard
}

/** The places of an entity's fields on its screens. */
export interface FormLayout {
  readonly model: AnyFormModel
  readonly pages: readonly FormPage[]
  /** Returns a field's place, or undefined for a field that no screen shows. */
  readonly placeOf: (name: string) => FieldPlace | undefined
  /**
   * Returns a field's name outside its form, as in a history or a notice: its label, preceded by
   * its card's title when other fields have the same label. For an unknown field, returns the name
   * given.
   */
  readonly nameOf: (form: FormValues, name: string) => string
  /**
   * True when a field and its card are shown and the card's switch is on. Closed cards and other
   * tabs do not count as hidden.
   */
  readonly isShown: (form: FormValues, name: string) => boolean
  /**
   * Returns the field to lead to when a field is sought: itself, or the switch of its card while
   * that is off. Undefined when neither is shown.
   */
  readonly goalOf: (form: FormValues, name: string) => string | undefined
}

/** Returns an entity's layout with sealed values, as a flow uses it. See `FormModel.sealed`. */
export const sealedLayout = (layout: FormLayout): FormLayout => ({ ...layout, model: layout.model.sealed })

/** Returns a card's fields in order, with the switch of its head first. */
export const fieldsOfCard = ({ toggledBy, rows }: FormCard): readonly string[] => [
  ...(toggledBy === undefined ? [] : [toggledBy]),
  ...rows.flat(),
]

/**
 * Lays out an entity's fields on pages.
 *
 * @throws Error when a field is placed twice or is unknown, two cards have the same id, or a card's
 * `toggledBy` is not a flag
 */
export function formLayout(model: AnyFormModel, pages: readonly FormPage[]): FormLayout {
  const places = new Map<string, FieldPlace>()
  const ids = new Set<string>()
  for (const page of pages) {
    for (const card of page.cards) {
      if (ids.has(card.id)) throw new Error(`${model.name}: two cards are called ${card.id}`)
      ids.add(card.id)
      if (card.toggledBy !== undefined && model.fields[card.toggledBy]?.kind !== 'flag') {
        throw new Error(`${model.name}: the card ${card.id} hangs on ${card.toggledBy}, which is no flag`)
      }
      for (const name of fieldsOfCard(card)) {
        if (!Object.hasOwn(model.fields, name)) throw new Error(`${model.name} has no field ${name}`)
        if (places.has(name)) throw new Error(`${model.name}.${name} stands twice`)
        places.set(name, { page, card })
      }
    }
  }
  const ambiguous = sharedLabels(model)
  const isShown: FormLayout['isShown'] = (form, name) => {
    const card = places.get(name)?.card
    return (
      card !== undefined &&
      model.fields[name]?.isShown(form) === true &&
      (card.isShown?.(form) ?? true) &&
      (card.toggledBy === undefined || card.toggledBy === name || form[card.toggledBy] === true)
    )
  }
  return {
    model,
    pages,
    placeOf: name => places.get(name),
    nameOf: (form, name) => {
      const field = model.fields[name]
      const label = field ? labelOf(field, form) : name
      const card = places.get(name)?.card
      return card && (card.isNamed || ambiguous.has(label)) ? `${card.title}: ${label}` : label
    },
    isShown,
    goalOf: (form, name) =>
      [name, places.get(name)?.card.toggledBy].find(each => each !== undefined && isShown(form, each)),
  }
}

/** Returns the labels that more than one field has. */
function sharedLabels({ names, fields }: AnyFormModel): ReadonlySet<string> {
  const labels = names.flatMap(name => {
    const label = fields[name]?.label
    return typeof label === 'string' ? [label] : []
  })
  return new Set(labels.filter((label, at) => labels.indexOf(label) !== at))
}
