import { bundleServer } from './bundle.mjs'
import { clearOutput, fingerprint, isFresh, markFresh } from './freshness.mjs'
import { bin, node, quietly } from './processes.mjs'
import { failureFrom, main, say } from './words.mjs'

const sentence = ['构建失败', 'the build failed']

/** The web pages and the server into dist/, unless what is there was made from the same sources. */
await main(async () => {
  const print = fingerprint()
  if (isFresh(print)) return
  say('正在构建，约需半分钟……', 'building, about half a minute')
  clearOutput()
  await quietly(node, [bin('react-router'), 'build'], sentence, { ...process.env, NODE_ENV: 'production' })
  await bundleServer().catch(({ message }) => {
    throw failureFrom(message, sentence)
  })
  markFresh(print)
})
