import type { SnapshotFrom } from 'xstate'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { opens } from '#contracts/rights/access.ts'
import { openings } from '#contracts/rights/openings.ts'
import { mayChangeCompany } from '../../rights/may-change-company.ts'
import type { companySelectionMachine } from './company-selection.machine.ts'

type Snapshot = SnapshotFrom<typeof companySelectionMachine>

/** The number of companies from which the search field is shown (first document §2). */
export const searchAppearsAt = 10

/** True while the dialog is open. */
export const isDialogOpen = (snapshot: Snapshot): boolean => snapshot.matches('open') || isChoosingFromDialog(snapshot)
/**
 * True while a company chosen in the dialog is fetched. The dialog then stays open, unless it has
 * no list.
 */
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
/** Returns the name of the company that the user had to leave, or undefined. */
export const lostName = (snapshot: Snapshot): string | undefined => snapshot.context.lost?.Namn
/** Returns the id of the company in use. */
export const currentId = (snapshot: Snapshot): string | undefined => snapshot.context.current?.FtgId
/** True while the chosen company requires an SMS code. */
export const requiresSms = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'verifyingSms' })
/** Returns the id of the company that is being chosen, or undefined. */
export const pendingId = (snapshot: Snapshot): string | undefined => snapshot.context.pending?.FtgId
/** True when the person may choose another company. */
export const mayChange = (snapshot: Snapshot): boolean => mayChangeCompany(snapshot.context.account)

/** True for licence users and administrators, who may create companies (first document §2). */
export const mayCreate = (snapshot: Snapshot): boolean =>
  opens(openings.createCompany, { Roll: snapshot.context.account.Roll })
/** Returns whether the account may archive companies, and see the tab of archived ones. */
export const hasArchive = (snapshot: Snapshot): boolean =>
  opens(openings.archiveCompany, { Roll: snapshot.context.account.Roll })

/**
 * Returns the companies of the first tab and of the archive tab. A user without an archive tab
 * finds archived companies among the others, because work in them continues as before (third
 * document §4).
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
 * A company with its search text. The text is made once, so that a keystroke is cheap with
 * thousands of companies.
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

/**
 * Returns the companies that match a search by name, organisation number or id, in the two lists of
 * the dialog.
 */
export function listsOf(
  companies: readonly Findable[],
  favourites: readonly string[],
  searchTerm: string,
): CompanyLists {
  const term = searchTerm.trim().toLocaleLowerCase('sv')
  // Also finds an organisation number that is typed with a dash or spaces.
  const digits = /^[\d\s-]+$/.test(term) ? term.replace(/\D/g, '') : ''
  const kept = new Set(favourites)
  const lists: { favourites: CompanyListItem[]; others: CompanyListItem[] } = { favourites: [], others: [] }
  for (const { company, words } of companies) {
    if (!words.includes(term) && (digits === '' || !words.includes(digits))) continue
    lists[kept.has(company.FtgId) ? 'favourites' : 'others'].push(company)
  }
  return lists
}
