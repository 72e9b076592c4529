import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import svgCaptcha from 'svg-captcha'
import { CAPTCHA_LENGTH, type oauth } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { plusSeconds } from '#server/kit/clock.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { captcha } from './tables.ts'

const LIFETIME_SECONDS = 1800
const TRIES = 5

/** A picture of characters, or a sum in words for people who cannot see it. Both take five typed characters. */
export async function makeCaptcha(ctx: Ctx, { kind }: Input<typeof oauth.captcha>) {
  const { code, image, question } = kind === 'sum' ? sumChallenge() : pictureChallenge()
  const key = randomUUID()
  await ctx.db.insert(captcha).values({ key, code, expiresAt: plusSeconds(ctx.now, LIFETIME_SECONDS) })
  return { key, image: `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`, question }
}

/** Right or wrong, without using it up; five wrong checks void it. One statement, so that guesses in parallel count. */
export async function checkCaptcha(ctx: Ctx, { key, code }: { key: string; code: string }): Promise<boolean> {
  const right = eq(captcha.code, code.toLowerCase())
  const [checked] = await ctx.db
    .update(captcha)
    .set({ wrong: sql`${captcha.wrong} + case when ${right} then 0 else 1 end` })
    .where(and(eq(captcha.key, key), gt(captcha.expiresAt, ctx.now), lt(captcha.wrong, TRIES)))
    .returning({ right: sql<boolean>`${right}` })
  return checked?.right ?? false
}

/** Login and SMS sending use a captcha up, right or wrong. */
export async function spendCaptcha(ctx: Ctx, key: string, code: string): Promise<boolean> {
  const [known] = await ctx.db.delete(captcha).where(eq(captcha.key, key)).returning()
  return known !== undefined && known.expiresAt > ctx.now && known.wrong < TRIES && known.code === code.toLowerCase()
}

export const removeOldCaptchas = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(captcha).where(lt(captcha.expiresAt, ctx.now))
}

function pictureChallenge() {
  const { data, text } = svgCaptcha.create({
    size: CAPTCHA_LENGTH,
    ignoreChars: '0oO1iIlL',
    noise: 2,
    width: 132,
    height: 44,
  })
  return { code: text.toLowerCase(), image: data, question: '' }
}

/** The answer has five digits, as the field asks for five characters. */
function sumChallenge() {
  const one = randomInt(11, 80) * 1000
  const other = randomInt(1, 10) * 100
  const question = `${one} 加 ${other} 等于多少`
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="44"><rect width="132" height="44" fill="#EAF1FD"/><text x="66" y="28" font-size="17" text-anchor="middle" fill="#10233F">${one}+${other}=?</text></svg>`
  return { code: String(one + other), image, question }
}
