import type { SnapshotFrom } from 'xstate'
import type { CompanyListItem } from '#contracts/shapes/company.ts'
import { type companySelectionMachine, mayChangeCompany } from './company-selection.machine.ts'

type Snapshot = SnapshotFrom<typeof companySelectionMachine>

/** The search field appears at so many companies (first document §2). */
export const searchAppearsAt = 10

export const isDialogOpen = (snapshot: Snapshot): boolean => snapshot.matches('open') || isChoosingFromDialog(snapshot)
/** While the choice is fetched the dialog stays, unless there was none to choose from. */
const isChoosingFromDialog = (snapshot: Snapshot): boolean =>
  snapshot.matches('choosing') && snapshot.context.companies !== null
/** Without a company the dialog is persistent. */
export const isDialogClosable = (snapshot: Snapshot): boolean =>
  snapshot.context.current !== null && !snapshot.matches('choosing')
export const isListing = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'listing' })
export const listFailure = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'failed' }) ? snapshot.context.listFailure : null
export const companies = (snapshot: Snapshot) => snapshot.context.companies
export const favourites = (snapshot: Snapshot) => snapshot.context.favourites
export const currentId = (snapshot: Snapshot): string | undefined => snapshot.context.current?.FtgId
/** The chosen company waits for an SMS code. */
export const demandsSms = (snapshot: Snapshot): boolean => snapshot.matches({ choosing: 'verifyingSms' })
/** The company whose choice is under way. */
export const pendingId = (snapshot: Snapshot): string | undefined => snapshot.context.pending?.FtgId
export const mayChange = (snapshot: Snapshot): boolean => mayChangeCompany(snapshot.context.account)

/** The lists of the dialog's first tab; the archived ones are in a tab of their own. */
export interface CompanyLists {
  readonly favourites: readonly CompanyListItem[]
  readonly others: readonly CompanyListItem[]
}

/** The companies that match a search by name, organisation number or id, in the two lists of the dialog. */
export function listsOf(
  companies: readonly CompanyListItem[],
  favourites: readonly string[],
  searchTerm: string,
): CompanyLists {
  const term = searchTerm.trim().toLocaleLowerCase('sv')
  const digits = term.replace(/[\s-]/g, '')
  const matches = ({ Namn, Orgnr, FtgId }: CompanyListItem) =>
    term === '' ||
    Namn.toLocaleLowerCase('sv').includes(term) ||
    FtgId.includes(term) ||
    (digits !== '' && Orgnr.includes(digits))
  const found = companies.filter(company => !company.Archived && matches(company))
  const kept = new Set(favourites)
  return {
    favourites: found.filter(company => kept.has(company.FtgId)),
    others: found.filter(company => !kept.has(company.FtgId)),
  }
}
