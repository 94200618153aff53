import type { Right } from '../rights/catalogue.ts'
import { type FormValues, labelOf, type When } from './field.ts'
import type { AnyFormModel } from './form-model.ts'

/** Some fields that belong together, under a title. */
export interface FormCard {
  /** Unique in its layout; also the anchor of its place on the page. */
  readonly id: string
  readonly title: string
  readonly description?: string
  /** Where a page has tabs, the title of the one that the card lies under. */
  readonly tab?: string
  /** Shown only when it matters. */
  readonly isShown?: When
  /**
   * The flag that the whole card hangs on: its switch stands in the card's head, and its fields
   * show while it is on.
   */
  readonly toggledBy?: string
  /** What its fields are called says too little without its title. */
  readonly isNamed?: boolean
  /** Closed until it is opened, by hand or because something in it is wrong. */
  readonly isClosed?: boolean
  /** The fields in order; those of an inner list stand beside each other, where there is room. */
  readonly rows: readonly (string | readonly string[])[]
}

/** A screen of a form. */
export interface FormPage {
  /** The screen's route name. */
  readonly name: string
  readonly title: string
  readonly cards: readonly FormCard[]
  /** The right that shows it. */
  readonly read?: Right
  /** The right that changes it. */
  readonly write?: Right
}

/** Where a field stands. */
export interface FieldPlace {
  readonly page: FormPage
  readonly card: FormCard
}

/** Where the fields of an entity stand. */
export interface FormLayout {
  readonly model: AnyFormModel
  readonly pages: readonly FormPage[]
  /** Undefined for a field that no screen shows. */
  readonly placeOf: (name: string) => FieldPlace | undefined
  /**
   * Returns what a field is called where it stands alone, as in a history or a notice: its label,
   * after the title of its card where other fields have the same label. The name of a field that
   * there is not is the name that was given.
   */
  readonly nameOf: (form: FormValues, name: string) => string
  /**
   * Whether a field is to be seen: it matters, and so does its card, whose switch is on. Closed
   * cards and other tabs do not hide.
   */
  readonly isShown: (form: FormValues, name: string) => boolean
}

/** The layout of an entity as a flow knows it: see `FormModel.sealed`. */
export const sealedLayout = (layout: FormLayout): FormLayout => ({ ...layout, model: layout.model.sealed })

/** A card's fields in order, the switch in its head first. */
export const fieldsOfCard = ({ toggledBy, rows }: FormCard): readonly string[] => [
  ...(toggledBy === undefined ? [] : [toggledBy]),
  ...rows.flat(),
]

/**
 * Says where an entity's fields stand.
 *
 * @throws Error when one stands twice or is not there, two cards have the same id, or a card hangs
 * on what is no flag
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
    isShown: (form, name) => {
      const card = places.get(name)?.card
      return (
        card !== undefined &&
        model.fields[name]?.isShown(form) === true &&
        (card.isShown?.(form) ?? true) &&
        (card.toggledBy === undefined || card.toggledBy === name || form[card.toggledBy] === true)
      )
    },
  }
}

/** Returns the labels that several fields have. */
function sharedLabels({ names, fields }: AnyFormModel): ReadonlySet<string> {
  const labels = names.flatMap(name => {
    const label = fields[name]?.label
    return typeof label === 'string' ? [label] : []
  })
  return new Set(labels.filter((label, at) => labels.indexOf(label) !== at))
}
