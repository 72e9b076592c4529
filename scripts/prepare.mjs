import { fingerprint, isFresh } from './freshness.mjs'
import { install } from './install.mjs'
import { node, openly } from './processes.mjs'

/** Installs and builds what is missing or old; false when the build, which has said why, failed. */
export async function prepare() {
  await install()
  return isFresh(fingerprint()) || (await openly(node, ['scripts/build.mjs'])) === 0
}
