import { codeList } from './code-list.ts'

/**
 * The statement codes: the boxes of the individual statement in the employer's declaration that a
 * pay type or an employee may fill (Skatteverket, arbetsgivardeklaration på individnivå, teknisk
 * beskrivning 1.1, Fältlista). The income statement has used the same codes since 2019. The three
 * groups of compensation and benefits differ in which contributions are calculated from them.
 */
export const statementCodes = codeList(
  {
    '001': 'Avdragen preliminärskatt',
    '274': 'Avdragen skatt, SINK',
    '275': 'Avdragen skatt, A-SINK',
    '114': 'Skattebefriad enligt skatteavtal',
    '253': 'Lokalanställd',
    '094': 'Anställd på utländsk beskickning',
    '276': 'Beslut ej skatteavdrag',
    '011': 'Kontant bruttolön med mera',
    '012': 'Övriga skattepliktiga förmåner',
    '013': 'Skattepliktig bilförmån',
    '018': 'Drivmedel vid bilförmån',
    '098': 'Betalt för drivmedel vid bilförmån',
    '041': 'Bostadsförmån, småhus',
    '043': 'Bostadsförmån, ej småhus',
    '048': 'Förmån har justerats',
    '023': 'Varav ersättning som är styrelsearvode',
    '019': 'Avdrag för utgifter i arbetet',
    '010': 'Avräkning från avgiftsfri ersättning',
    '062': 'Växa-stöd, anställd före 1 maj 2024',
    '063': 'Växa-stöd, anställd efter 30 april 2024',
    '050': 'Bilersättning',
    '051': 'Traktamente',
    '020': 'Övriga kostnadsersättningar',
    '131': 'Kontant ersättning, ej underlag för socialavgifter',
    '132': 'Övriga skattepliktiga förmåner, ej underlag för socialavgifter',
    '133': 'Skattepliktig bilförmån, ej underlag för socialavgifter',
    '134': 'Drivmedel vid bilförmån, ej underlag för socialavgifter',
    '137': 'Bostadsförmån småhus, ej underlag för socialavgifter',
    '138': 'Bostadsförmån ej småhus, ej underlag för socialavgifter',
    '136': 'Förmån som pension',
    '032': 'Ersättning utan rätt till jobbskatteavdrag',
    '125': 'Kontant ersättning, underlag för egenavgifter',
    '126': 'Övriga skattepliktiga förmåner, underlag för egenavgifter',
    '127': 'Skattepliktig bilförmån, underlag för egenavgifter',
    '128': 'Drivmedel vid bilförmån, underlag för egenavgifter',
    '123': 'Bostadsförmån småhus, underlag för egenavgifter',
    '124': 'Bostadsförmån ej småhus, underlag för egenavgifter',
    '030': 'Tjänstepension',
    '035': 'Skattefri ersättning till utländsk expert',
    '036': 'Bostad och resa vid SINK eller A-SINK',
    '037': 'Vissa avdrag',
    '039': 'Hyresersättning',
    '059': 'Personaloption',
    '021': 'Underlag för skattereduktion, rutarbete',
    '022': 'Underlag för skattereduktion, rotarbete',
  },
  'by code',
)
