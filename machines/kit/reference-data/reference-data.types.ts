import type { ListName } from '#contracts/reference-data/names.ts'
import type { ListNeed } from '#contracts/reference-data/needs.ts'
import type { ReferenceItem } from '#contracts/registers/reference-lists.ts'
import type { ApiFailure } from '../shared/result.ts'

/** A list: its name, and which of the lists of that name, where it has a parameter. */
export interface ListKey {
  readonly list: ListName
  /** The TabellKod of a list of pay types. */
  readonly of?: string
}

/** A request for a list. */
export interface ListRequest extends ListKey {
  /** When it was made, in milliseconds since 1970. The age of the list is counted from there. */
  readonly at: number
}

/** The state of a list in the browser. */
export interface ListState {
  /** Null until the list has been fetched. A failure keeps what was there. */
  readonly items: readonly ReferenceItem[] | null
  /** When the items were requested. Null when they are outdated, or were never fetched. */
  readonly requestedAt: number | null
  /** The failure of the last fetch. */
  readonly failure: ApiFailure | null
}

export interface ReferenceDataInput {
  /** What the licence and the company have. A list that takes more has no items. */
  readonly has: readonly ListNeed[]
  /** The salary year in use. */
  readonly year: number | null
}

export interface ReferenceDataContext extends ReferenceDataInput {
  /** The lists that anybody has asked for, by `idOf`. */
  readonly lists: Readonly<Record<string, ListState>>
  /** The requests that wait for a lane, the oldest first. */
  readonly queue: readonly ListRequest[]
  /** The request that each lane fetches, or null. There are as many lanes as calls at once. */
  readonly lanes: readonly (ListRequest | null)[]
}

/** The input of the port that fetches a list. */
export interface ListFetch extends ListKey {
  readonly year: number | null
}

export type ReferenceDataEvent =
  /**
   * A component shows a list, or is about to. The list is fetched when it was never fetched, is
   * empty, or is older than its lifetime.
   */
  | ({ readonly type: 'reference.show' } & ListRequest)
  /** Fetches a list again, whatever its age. */
  | ({ readonly type: 'reference.reload' } & ListRequest)
  /** A live event: the items of a list have changed somewhere. Null: those of any list may have. */
  | { readonly type: 'reference.outdated'; readonly list: string | null }
  /** The company's settings have changed, and with them what its lists take. */
  | { readonly type: 'reference.companyChanged'; readonly has: readonly ListNeed[] }

declare module '../shared/letter.ts' {
  interface Mailboxes {
    readonly referenceData: ReferenceDataEvent
  }
}
