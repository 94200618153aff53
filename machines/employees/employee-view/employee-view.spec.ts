import { noGuid } from '#contracts/rules/required.ts'
import { verifyView } from '../../kit/shared/testing/verify-view.ts'
import { employeeViewFlow } from './employee-view.machine.ts'
import type { EmployeeFacts, FetchedView } from './employee-view.types.ts'

const choices: FetchedView['choices'] = {
  Avdelning: [{ value: '10', label: '10 Butik' }],
  AvtalId: [],
  EgenskapIDList: [],
  FackId: [],
  AnstNr: '102',
  SkattTab: '32',
  TabellStyKod: 'STANDARD',
  AvtalTabeller: [],
  Foretag: {},
  Mallar: [],
  OpenNewPerson: false,
}
const facts: EmployeeFacts = {
  Version: 1,
  Andringar: [],
  UsedBy: [],
  Franvaro: [],
  Barnfakta: [],
  Uppdrag: null,
  Saknas: ['SkattTab'],
  ProfilePictureId: noGuid,
}

verifyView(employeeViewFlow, {
  spec: import.meta.url,
  key: '101',
  other: '999',
  value: { facts, choices },
  later: { facts: { ...facts, Version: 2, Saknas: [] }, choices },
  kept: () => ({ facts: null, choices }),
  change: { FtgId: 'nordsken', AnstNr: '101', Version: 2 },
  otherChange: { FtgId: 'nordsken', AnstNr: '102', Version: 2 },
})
