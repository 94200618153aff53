/** The event of a new company. Payload: the request without the names, and `rows`. */
export const companyCreated = 'company.created'
/** The events of archiving. Payload: the company's unchanged `version`. */
export const companyArchived = 'company.archived'
export const companyUnarchived = 'company.unarchived'

/** The events of companies that are copied, made from a copy or another company, and removed. */
export const companyEvents = {
  copied: 'company.copied',
  restored: 'company.restored',
  cloned: 'company.cloned',
  removed: 'company.removed',
} as const

/**
 * The event that records the rows of a company as they stand, where no other event tells how they
 * came: demo data, and companies from before events carried rows. Payload: `rows`.
 */
export const companyRecorded = 'company.recorded'

/** The sentences of a company's history, without the actor. */
export const companySentences: Readonly<Record<string, (payload: Record<string, unknown>) => string>> = {
  [companyCreated]: () => 'Företaget skapades',
  [companyArchived]: () => 'Företaget arkiverades',
  [companyUnarchived]: () => 'Företaget togs tillbaka från arkivet',
  [companyEvents.copied]: () => 'En kopia skickades till supporten',
  [companyEvents.restored]: ({ from }) => `Företaget lästes in från kopian ${String(from)}`,
  [companyEvents.cloned]: ({ from }) => `Företaget kopierades från ${String(from)}`,
}
