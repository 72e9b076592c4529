import { Agent, request } from 'node:http'
import type { Scenario } from './scenarios.ts'

const CONNECTIONS = 16

/** Calls a second that a server answers to sixteen busy clients. Any refusal ends the run: a fast error is no speed. */
export async function load(url: string, scenario: Scenario, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const until = performance.now() + seconds * 1000
  let answered = 0
  const work = async () => {
    while (performance.now() < until) {
      await ask(url, scenario, agent)
      answered++
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  agent.destroy()
  return (answered * 1000) / (performance.now() - started)
}

const ask = (url: string, { method, path, headers, body }: Scenario, agent: Agent): Promise<void> =>
  new Promise((done, fail) => {
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().once('end', done)
    })
    sent.once('error', fail)
    sent.end(body)
  })
