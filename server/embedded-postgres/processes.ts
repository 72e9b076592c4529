import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

export const sleep = (milliseconds: number) => setTimeout(milliseconds)

const execute = promisify(execFile)

/** PATH of a root shell opened by su often lacks the folders of the system's own tools. */
export async function run(command: string, args: string[], options: { cwd?: string; uid?: number; gid?: number } = {}) {
  await execute(command, args, { ...options, env: { LC_ALL: 'C', PATH: `${process.env.PATH}:/usr/sbin:/sbin` } })
}

export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
