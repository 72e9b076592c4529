import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface Running {
  url: string
  stop(): Promise<void>
}

/** Starts a server in a process of its own and waits for its `ready` line. */
export async function startServer(file: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)/.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return {
      url,
      stop: () => {
        child.kill('SIGTERM')
        return exited
      },
    }
  }
  throw new Error(`${file} did not start`)
}
