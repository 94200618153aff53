import type { Right } from '#contracts/rights/catalogue.ts'
import { mergedRights } from '#contracts/rights/grants.ts'
import { rightLabel } from '#contracts/rights/labels.ts'
import { groupNameProblem } from '#contracts/rights-groups/group-name.rules.ts'
import { textFormat } from '#contracts/rules/text.ts'
import type { GroupDraft, RightsGroupsContext, StoredGroup } from './rights-groups.types.ts'

/** The content of a group that does not exist yet. */
export const nothing: GroupDraft = { BenText: '', granted: [] }

const isSameRights = (a: readonly Right[], b: readonly Right[]) =>
  a.length === b.length && a.every(right => b.includes(right))

/** Returns whether two drafts have the same content. */
export const isSameDraft = (a: GroupDraft, b: GroupDraft): boolean =>
  a.BenText === b.BenText && isSameRights(a.granted, b.granted)

type Draft = Pick<RightsGroupsContext, 'base' | 'draft' | 'chosen'>

/** True when the draft differs from the stored group. A group that is not stored yet differs. */
export const isChanged = ({ base, draft, chosen }: Draft): boolean =>
  draft !== null && base !== null && (chosen === null || !isSameDraft(base, draft))

/** Returns the labels of all that differs from the stored group. */
export function changedLabels({ base, draft }: Pick<Draft, 'base' | 'draft'>): readonly string[] {
  if (!base || !draft) return []
  return [
    ...(base.BenText === draft.BenText ? [] : ['Namn']),
    ...draft.granted.filter(right => !base.granted.includes(right)).map(rightLabel),
    ...base.granted.filter(right => !draft.granted.includes(right)).map(rightLabel),
  ]
}

/** Returns the message of the draft's name, or undefined. */
export function nameProblem({ draft, groups, chosen }: Pick<RightsGroupsContext, 'draft' | 'groups' | 'chosen'>) {
  if (!draft) return undefined
  const others = (groups ?? []).filter(({ Id, isStandard }) => Id !== chosen && !isStandard)
  return groupNameProblem(
    normalName(draft.BenText),
    others.map(({ BenText }) => BenText),
  )
}

/** Returns a typed name as it is saved. */
export function normalName(typed: string): string {
  const read = textFormat.parse(typed, '')
  return read.ok ? read.value : typed
}

/** Returns the stored group on display, if any. */
export const chosenIn = (groups: readonly StoredGroup[] | null, chosen: string | null): StoredGroup | undefined =>
  groups?.find(({ Id }) => Id === chosen)

const swedish = new Intl.Collator('sv-SE')

/** Returns the groups with one replaced or added, the own ones by name. */
export function groupsWith(groups: readonly StoredGroup[], saved: StoredGroup): readonly StoredGroup[] {
  const others = groups.filter(({ Id }) => Id !== saved.Id)
  const own = [...others.filter(({ isStandard }) => !isStandard), saved]
  return [
    ...others.filter(({ isStandard }) => isStandard),
    ...own.toSorted((a, b) => swedish.compare(a.BenText, b.BenText)),
  ]
}

/**
 * Returns the context after a fetch, with the draft merged into what others have saved. A name that
 * both have changed stays as typed here. The draft of a group that others have removed becomes a
 * new group's, so that nothing is lost.
 */
export function mergedWith(
  { chosen, base, draft, version, past }: RightsGroupsContext,
  groups: readonly StoredGroup[],
): Partial<RightsGroupsContext> {
  const fetched = { groups, failure: null }
  if (chosen === null || !base || !draft) return fetched
  const theirs = chosenIn(groups, chosen)
  const isEdited = !isSameDraft(base, draft)
  if (!theirs) return { ...fetched, ...(isEdited ? { chosen: null, base: nothing, version: 0 } : noGroup) }
  const stored = draftOf(theirs)
  if (!isEdited) return { ...fetched, base: stored, draft: stored, version: theirs.version, past: [] }
  return {
    ...fetched,
    base: stored,
    version: theirs.version,
    past: version === theirs.version ? past : [],
    draft: {
      BenText: draft.BenText === base.BenText ? theirs.BenText : draft.BenText,
      granted: mergedRights(base.granted, draft.granted, theirs.granted),
    },
  }
}

/** Returns the part of a stored group that is edited. */
export const draftOf = ({ BenText, granted }: GroupDraft): GroupDraft => ({ BenText, granted })

/** The context without a group on display. */
export const noGroup = {
  chosen: null,
  base: null,
  draft: null,
  version: 0,
  past: [],
  isNameLeft: false,
  refusals: {},
  intent: null,
} satisfies Partial<RightsGroupsContext>

/** Returns the news about what others have done to the group that is edited here, or undefined. */
export function newsOf(
  { chosen, base, draft, version }: RightsGroupsContext,
  groups: readonly StoredGroup[],
): string | undefined {
  if (chosen === null || !base || !draft) return undefined
  const theirs = chosenIn(groups, chosen)
  if (!theirs) {
    return isSameDraft(base, draft)
      ? `Någon annan har tagit bort ${base.BenText}.`
      : `Någon annan har tagit bort ${base.BenText}. Dina ändringar finns kvar: spara gruppen som en ny.`
  }
  if (theirs.version === version) return undefined
  const changes = changedLabels({ base, draft: draftOf(theirs) })
  const what = changes.length > 3 ? `${changes.length} uppgifter` : changes.join(', ')
  return `Någon annan har ändrat ${theirs.BenText}: ${what}. Ändringarna är hämtade och dina finns kvar. Granska och spara.`
}
