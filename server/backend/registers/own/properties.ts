import { employeeProperty, property } from '../../tables/schema.ts'
import type { OwnRegister } from '../own-register.ts'

/** Employees refer to properties by a foreign key. */
export const properties: OwnRegister = {
  place: { table: property, columns: { EgenskapID: 'id', BenText: 'name' } },
  references: () => [{ text: 'anställda', table: employeeProperty, column: employeeProperty.propertyId }],
}
