/** The licences of demo-licence.md. */
export const demoLicences = [
  {
    licNr: 'WEB100200',
    name: 'Lindgren Redovisning AB',
    model: 'PLUS',
    options: ['HRTIL', 'FERTIL'],
    enforceBankId: false,
    validFrom: '2021-03-01',
    orgnr: '5564332210',
    postalAddress: 'Box 114',
    streetAddress: 'Storgatan 12',
    postcode: '852 30',
    city: 'Sundsvall',
    email: 'kontoret@lindgrenredovisning.example',
    phone: '08-465 004 20',
    optionUsers: { HRTIL: 25 },
  },
  {
    licNr: 'WEB300400',
    name: 'Omtanke Assistans AB',
    model: 'PLUS',
    options: [],
    enforceBankId: true,
    validFrom: '2022-09-01',
    validTo: '2027-08-31',
    orgnr: '5593456782',
    city: 'Umeå',
  },
  {
    licNr: 'WEB500600',
    name: 'Bageriet Surdegen AB',
    model: 'BAS',
    options: [],
    enforceBankId: false,
    validFrom: '2024-01-01',
    orgnr: '5594567892',
    city: 'Falun',
  },
  {
    licNr: 'WEB999100',
    name: 'Avlöna Demo',
    model: 'PLUS',
    options: [],
    enforceBankId: false,
    validFrom: '2020-01-01',
  },
] as const
export type DemoLicNr = (typeof demoLicences)[number]['licNr']

/** The supplier of all demo licences: that of the default brand. */
export const demoSupplier = 'AVLONA'
/** The licence, and the company, to which DEMO_COMPANIES and DEMO_EMPLOYEES add. */
export const growingLicence: DemoLicNr = 'WEB100200'
export const growingCompany = 'nordsken'
/**
 * The licence whose administrators receive requests for demo accounts, unless the configuration
 * names another.
 */
export const demoRequestsLicence: DemoLicNr = 'WEB100200'

/** The licence whose licence users may clone companies, unless CLONE_LICENCES names others. */
export const cloningLicence: DemoLicNr = 'WEB100200'
