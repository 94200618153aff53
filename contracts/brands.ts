/**
 * A supplier brand (first document §1): the same application under another name. The host that
 * serves the application decides the brand. It differs from the session's `Supplier`, which is the
 * supplier of the account's licence: an account of any supplier may use any host.
 */
export interface Brand {
  /** The id that BRAND_HOSTS and the `data-brand` attribute of <html> use. */
  readonly id: string
  /** The page's title, shown in the browser's tab. */
  readonly pageTitle: string
  /** The software's name, in texts and beside the logo. */
  readonly softwareName: string
  readonly supplierCode: string
  /** The folder of the icon, below `/brands/`. */
  readonly assetsFolder: string
  /**
   * The tag of news that are meant for this brand's users. The documents name it without saying
   * from where news come, and there are none here: nothing reads it.
   */
  readonly newsTag: string
  /** The category of the payroll dates in the calendar file (iCalendar's CATEGORIES). */
  readonly calendarTag: string
  /** The phone number as shown. Spaces and dashes are removed before it is dialled. */
  readonly contactPhone?: string
  readonly contactEmail?: string
  /** True when visitors can request a demo account at `/testa-gratis`. */
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
 * The brands, the default first. Names are invented; the phone numbers come from the range that the
 * telephone authority reserves for fiction.
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
/** The id of a brand. */
export type BrandId = (typeof brands)[number]['id']

/** Returns the brand with the id, or the default brand when there is none. */
export const brandOf = (id: string | undefined): Brand & { readonly id: BrandId } =>
  brands.find(brand => brand.id === id) ?? avlona
