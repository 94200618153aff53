import { parentPort } from 'node:worker_threads'
import type { ReadingAnswer, ReadingTask } from './read-file.ts'
import { paxmlRows } from './read-paxml.ts'
import { tableIn } from './read-table.ts'
import { Unreadable } from './unreadable.ts'

/** Reads files, one at a time. A defect of the program ends the thread. */
parentPort?.on('message', async (task: ReadingTask) => {
  parentPort?.postMessage(await answerTo(task))
})

async function answerTo(task: ReadingTask): Promise<ReadingAnswer> {
  const content = Buffer.from(task.content.buffer, task.content.byteOffset, task.content.byteLength)
  try {
    return { read: 'table' in task ? await tableIn(content, task.table) : paxmlRows(content, task.paxml) }
  } catch (error) {
    if (error instanceof Unreadable) return { refused: error.message }
    throw error
  }
}
