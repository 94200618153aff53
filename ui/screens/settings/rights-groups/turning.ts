import type { Right } from '#contracts/rights/catalogue.ts'
import { withoutRights, withRights } from '#contracts/rights/grants.ts'
import { areaLabel, areaOf, rightLabel } from '#contracts/rights/labels.ts'
import { rightsGroupsTexts as texts } from './rights-groups.text.ts'

/** What a press on a cell of the tree does: the rights that it turns, on or off. */
export interface Turn {
  readonly rights: readonly Right[]
  readonly isOn: boolean
}

/**
 * Returns what a press on a cell does, or null for nothing. It turns on all that the person may
 * give, and turns all off once nothing is left to turn on.
 *
 * @param mayGive the rights of the person, and those that the stored group has
 */
export function turnOf(cell: readonly Right[], granted: ReadonlySet<Right>, mayGive: ReadonlySet<Right>): Turn | null {
  const left = cell.filter(right => !granted.has(right) && mayGive.has(right))
  if (left.length > 0) return { rights: left, isOn: true }
  const on = cell.filter(right => granted.has(right))
  return on.length > 0 ? { rights: on, isOn: false } : null
}

/** The most names in a message. */
const most = 3

const listed = (names: readonly string[]) =>
  names.length > most ? `${names.slice(0, most).join(', ')} och ${names.length - most} till` : names.join(', ')

/** Returns the words about the rights that follow from a turn, or an empty text for none. */
export function wordsAbout({ rights, isOn }: Turn, granted: readonly Right[]): string {
  const after = (isOn ? withRights : withoutRights)(granted, rights)
  const [more, fewer] = isOn ? [after, granted] : [granted, after]
  const followed = more.filter(right => !fewer.includes(right) && !rights.includes(right))
  if (followed.length === 0) return ''
  return isOn
    ? texts.readFollows(listed(followed.map(right => areaLabel(areaOf(right)))))
    : texts.othersFollow(listed(followed.map(rightLabel)))
}
