import { lives } from '#contracts/lives.ts'
import { lifeMachine } from '#machines/lives/life-machine.ts'

/** The declared lives, each with a machine for its chart. */
export const allLives = lives.map(life => ({ name: life.name, machine: lifeMachine(life) }))
