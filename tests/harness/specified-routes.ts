const rules = ['obregler', 'jorregler', 'berregler', 'eldregler', 'hlgregler', 'ovtregler']
const registries = [
  ...['impreg', 'salaryPeriods', 'Departments', 'Holidays', 'tidkoder', 'lonkoder', 'varugrupper', 'friaackardef'],
  ...['egenskaper', 'accounts', 'resenheter', 'artsty', 'customFormelVariables', 'agreements', 'vacationagreements'],
  ...['fackfor', 'fordelningsnycklar', 'fordelningsnycklar/@/create', 'fordelningsnycklar/:KonKey'],
  ...['arbschema', 'arbschema/@/new', 'arbschema/:SchemaID', 'dagschema', 'dagschema/@/new', 'dagschema/:SkiftID'],
  ...rules.flatMap(rule => [rule, `${rule}/@/new`, `${rule}/:RuleId`]),
  ...['brukare', 'brukare/@/create', 'brukare/:Brukare', 'employees', 'employees/@/create', 'employees/:AnstNr'],
  ...['employees/@/stdper', 'employees/@/stdper/:Id', 'employees/@/stdper/@/create'],
  ...['artreg', 'artreg/:TabellKod/@/create', 'artreg/:TabellKod/:LonArtNr'],
  ...['loneartstabeller', 'loneartstabeller/@/create', 'loneartstabeller/:TabellKod'],
]
const settings = [
  ...['company', 'bokforing', 'sysdata', 'digitalmailbox', 'kortnummer', 'printouts', 'export', 'integrations'],
  ...['integrations/@/new', 'integrations/:IntegrationID', 'users', 'users/@/new', 'users/:Login', 'userRightsGroups'],
]
const reports = [
  ...['loneartslista', 'resultatrapport', 'bruttolonelista', 'lonestatistik', 'Saldoskuld', 'laslista', 'rehablista'],
  ...['fteHeadcount', 'timeJournals', 'avtalslista', 'personallista', 'brukarreglista', 'brukarperlista', 'personkort'],
  ...['perkontakt', 'SINK', 'debiteringskonto', 'anvandarlista', 'fackavgifter', 'loneutmatning', 'loneutveckling'],
  'custom',
]
const assistance = ['settings', 'kostntyp', 'rapOmk', 'rapErs', 'redov', 'aterrapportering', ':LSSPeriod']
const period = ':LoneperiodStartdatum/:LoneperiodSlutdatum'

/** The route table of the second document §2.2, except the redirection of '/'. */
export const specifiedRoutes: readonly string[] = [
  ...['/infopanel', '/messages', '/mySettings', '/testa-gratis', '/documents', '/lonekartlaggning', '/semberedning'],
  ...['/semberedning/:BerId', '/kontrolluppgift', '/ferLon', '/uphLon', '/datatreesearch', '/narvarostatus'],
  ...['/fksjukanmalan', '/forskottutbetalning'],
  // The offer of the HR add-on, which the document names without a path.
  '/hrpartner',
  ...settings.map(path => `/settings/${path}`),
  ...registries.map(path => `/registry/${path}`),
  ...['/loneuppdrag', '/loneuppdrag/@/create', '/loneuppdrag/:UppdragId'],
  ...['/payslips', '/payslips/:Period', '/payslips/:Period/:AnstNr'],
  ...['/employerDeclaration', '/employerDeclaration/:Period'],
  ...['/bokforingsunderlag', '/bokforingsunderlagList/:Period', '/bokforingsunderlag/:VerId'],
  ...['/kalendarie', '/tidrapport', '/ersattningar', '/ersattningar/:AnstNr/:RadId', '/ersattningar/:AnstNr/@/new'],
  ...['/fos', '/fora', '/scb', '/saf', '/kfo', '/kpber', '/kpber/:Id'],
  ...['/losen', `/losenpersonal/${period}`, `/losendetails/${period}/:AnstNr`],
  ...['/collectum', '/retrolon', '/retrolon/:Id', '/lonerevision', '/lonerevision/:Id'],
  ...reports.map(path => `/rapporter/${path}`),
  ...['/lss', '/lss/overview', ...assistance.map(path => `/lss/${path}`), '/lss/beredning/:Id'],
]
