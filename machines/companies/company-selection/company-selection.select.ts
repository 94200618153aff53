import type { SnapshotFrom } from 'xstate'
import { isAdministrator, mayArchive } from '#contracts/code-lists/roles.ts'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { companySelectionMachine } from './company-selection.machine.ts'
import { mayChangeCompany } from './company-selection.read.ts'

type Snapshot = SnapshotFrom<typeof companySelectionMachine>

/** The number of companies from which the search field is shown (first document §2). */
export const searchAppearsAt = 10

/** True while the dialog is open. */
export const isDialogOpen = (snapshot: Snapshot): boolean => snapshot.matches('open') || isChoosingFromDialog(snapshot)
/** While the choice is fetched the dialog stays, unless there was none to choose from. */
const isChoosingFromDialog = (snapshot: Snapshot): boolean =>
  snapshot.matches('choosing') && snapshot.context.companies !== null
/** True when the dialog can be closed: a company is chosen, and no other is being chosen. */
export const isDialogClosable = (snapshot: Snapshot): boolean =>
  snapshot.context.current !== null && !snapshot.matches('choosing')
/** True while the companies are being fetched. */
export const isListing = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'listing' })
/** Returns why the companies could not be fetched, or null. */
export const listFailure = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'failed' }) ? snapshot.context.listFailure : null
/** Returns the companies that can be chosen, or null until they have been fetched. */
export const companies = (snapshot: Snapshot) => snapshot.context.companies
/** Returns the ids of the favourite companies. */
export const favourites = (snapshot: Snapshot) => snapshot.context.favourites
/** What the company is called that had to be left; nothing when none had. */
export const lostName = (snapshot: Snapshot): string | undefined => snapshot.context.lost?.Namn
/** Returns the id of the company in use. */
export const currentId = (snapshot: Snapshot): string | undefined => snapshot.context.current?.FtgId
/** True while the chosen company requires an SMS code. */
export const requiresSms = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'verifyingSms' })
/** Returns the id of the company that is being chosen, or undefined. */
export const pendingId = (snapshot: Snapshot): string | undefined => snapshot.context.pending?.FtgId
/** True when the person may choose another company. */
export const mayChange = (snapshot: Snapshot): boolean => mayChangeCompany(snapshot.context.account)

/** The form of a new company is for licence users and administrators (first document §2). */
export const mayCreate = (snapshot: Snapshot): boolean => isAdministrator(snapshot.context.account.Roll)
/** Returns whether the account may archive companies, and see the tab of archived ones. */
export const hasArchive = (snapshot: Snapshot): boolean => mayArchive(snapshot.context.account.Roll)

/**
 * The companies of the first tab, and of the archive's. Whoever has no archive finds the archived
 * ones among the others, for they are worked in as before (third document §4).
 */
export const companiesByTab = (
  companies: readonly CompanyListItem[],
  hasArchive: boolean,
): { readonly choose: readonly CompanyListItem[]; readonly archive: readonly CompanyListItem[] } =>
  hasArchive
    ? { choose: companies.filter(each => !each.Archived), archive: companies.filter(each => each.Archived) }
    : { choose: companies, archive: [] }

/** The lists of a tab: favourites and other companies. */
export interface CompanyLists {
  readonly favourites: readonly CompanyListItem[]
  readonly others: readonly CompanyListItem[]
}

/**
 * A company and what it is found by, made ready once so that a key costs little among thousands.
 */
export interface Findable {
  readonly company: CompanyListItem
  readonly words: string
}

/** Returns the companies with their search texts. */
export const findable = (companies: readonly CompanyListItem[]): readonly Findable[] =>
  companies.map(company => ({
    company,
    words: `${company.Namn.toLocaleLowerCase('sv')}\n${company.FtgId}\n${company.Orgnr}`,
  }))

/** Those that match a search by name, organisation number or id, in the two lists of the dialog. */
export function listsOf(
  companies: readonly Findable[],
  favourites: readonly string[],
  searchTerm: string,
): CompanyLists {
  const term = searchTerm.trim().toLocaleLowerCase('sv')
  // An organisation number is searched as it is written too: with a dash, or spaces.
  const digits = /^[\d\s-]+$/.test(term) ? term.replace(/\D/g, '') : ''
  const kept = new Set(favourites)
  const lists: { favourites: CompanyListItem[]; others: CompanyListItem[] } = { favourites: [], others: [] }
  for (const { company, words } of companies) {
    if (!words.includes(term) && (digits === '' || !words.includes(digits))) continue
    lists[kept.has(company.FtgId) ? 'favourites' : 'others'].push(company)
  }
  return lists
}
