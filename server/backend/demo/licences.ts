/** The licences of demo-licence.md. */
export const demoLicences = [
  {
    licNr: 'WEB100200',
    name: 'Lindgren Redovisning AB',
    model: 'PLUS',
    options: ['HRTIL', 'FERTIL'],
    enforceBankId: false,
  },
  { licNr: 'WEB300400', name: 'Omtanke Assistans AB', model: 'PLUS', options: [], enforceBankId: true },
  { licNr: 'WEB500600', name: 'Bageriet Surdegen AB', model: 'BAS', options: [], enforceBankId: false },
  { licNr: 'WEB999100', name: 'Avlöna Demo', model: 'PLUS', options: [], enforceBankId: false },
] as const
export type DemoLicNr = (typeof demoLicences)[number]['licNr']

/** The supplier of all of them: the default brand. */
export const demoSupplier = 'AVLONA'
/** The licence, and the company, that DEMO_COMPANIES and DEMO_EMPLOYEES add to. */
export const growingLicence: DemoLicNr = 'WEB100200'
export const growingCompany = 'nordsken'
