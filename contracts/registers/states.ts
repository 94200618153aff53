import type { FormValues } from '../forms/field.ts'
import type { ProviderState } from '../outcomes/provider-state.ts'

/** The provider states of registers. */
export const registerStates = {
  /**
   * The account has access to the company, whose register has exactly these items, each of version
   * 1. What the items refer to exists. Whatever the area of the rights catalogue depends on is
   * given: flags of the company, and an agreement that opens the rules. `Year`: the company has
   * that salary year, which the items are of. `Owner`: the code of what the items belong to, which
   * exists.
   */
  register: (
    FtgId: string,
    Login: string,
    Register: string,
    Area: string,
    Items: readonly FormValues[],
    Year: number | null = null,
    Owner: string | null = null,
  ): ProviderState => ({
    name: 'a register with these items',
    params: {
      FtgId,
      Login,
      Register,
      Area,
      Items: Items.map(item => ({ ...item })),
      ...(Year !== null && { Year }),
      ...(Owner !== null && { Owner }),
    },
  }),
  /** Something in the company refers to the item of the register. Comes after `register`. */
  registerItemUsed: (FtgId: string, Login: string, Register: string, Key: string): ProviderState => ({
    name: 'an item of a register in use',
    params: { FtgId, Login, Register, Key },
  }),
}
