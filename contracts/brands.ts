/**
 * The supplier brands (first document §1): the same application under other names, chosen by the
 * host that serves it. A brand is what the page calls itself. It is not the session's `Supplier`,
 * the supplier of the signed-in person's licence: somebody of any supplier may come to any host.
 */
export interface Brand {
  /** As BRAND_HOSTS and `data-brand` on <html> name it. */
  readonly id: string
  /** Of the page, in the browser's tab. */
  readonly pageTitle: string
  /** What the software is called, in texts and beside the logo. */
  readonly softwareName: string
  readonly supplierCode: string
  /** Below `/brands/`: the icon. */
  readonly assetsFolder: string
  /** What news, and dates of the calendar, are marked with that are for this brand's people. */
  readonly newsTag: string
  readonly calendarTag: string
  /** As it is read; dialled without its spaces and dashes. */
  readonly contactPhone?: string
  readonly contactEmail?: string
  /** Whether a demo account can be asked for at `/testa-gratis`. */
  readonly offersDemo: boolean
}

const avlona = {
  id: 'avlona',
  pageTitle: 'Avlöna',
  softwareName: 'Avlöna',
  supplierCode: 'AVLONA',
  assetsFolder: 'avlona',
  newsTag: 'avlona',
  calendarTag: 'avlona',
  offersDemo: true,
} as const satisfies Brand

/**
 * The default first. Invented, as their numbers are: those that the telephone authority keeps for
 * fiction.
 */
export const brands = [
  avlona,
  {
    id: 'norrlon',
    pageTitle: 'Norrlön',
    softwareName: 'Norrlön',
    supplierCode: 'NORRLON',
    assetsFolder: 'norrlon',
    newsTag: 'norrlon-nyheter',
    calendarTag: 'norrlon-kalender',
    contactPhone: '08-465 004 10',
    contactEmail: 'support@norrlon.example',
    offersDemo: false,
  },
  {
    id: 'skarlon',
    pageTitle: 'Skärlön – lön och personal',
    softwareName: 'Skärlön',
    supplierCode: 'SKARLON',
    assetsFolder: 'skarlon',
    newsTag: 'skarlon-nyheter',
    calendarTag: 'skarlon-kalender',
    contactEmail: 'hej@skarlon.example',
    offersDemo: false,
  },
  {
    id: 'akerlon',
    pageTitle: 'Åkerlön',
    softwareName: 'Åkerlön',
    supplierCode: 'AKERLON',
    assetsFolder: 'akerlon',
    newsTag: 'akerlon-nyheter',
    calendarTag: 'akerlon-kalender',
    offersDemo: false,
  },
] as const satisfies readonly Brand[]
export type BrandId = (typeof brands)[number]['id']

/** The brand of that id, or the default one. */
export const brandOf = (id: string | undefined): Brand & { readonly id: BrandId } =>
  brands.find(brand => brand.id === id) ?? avlona
