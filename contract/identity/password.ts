import { z } from 'zod'
import { Text } from '#contract/kit/index.ts'

/** On the wire a password is the lower-case md5 of what was typed (wire §6.2). */
export const MD5 = /^[0-9a-f]{32}$/

const RULE = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[^A-Za-z\d\s])\S{8,16}$/
const LOOSER_RULE = /^(?=.*\d)(?=.*[a-z])\S{8,16}$/

export const PASSWORD_MESSAGE = '密码需包含数字+字母+特殊故字符'
export const LOOSER_PASSWORD_MESSAGE = '必须包含字母和数字的组合，可以使用特殊字符，长度在8-16之间'

export const meetsPasswordRule = (typed: string): boolean => RULE.test(typed)
export const meetsLooserRule = (typed: string): boolean => LOOSER_RULE.test(typed)

const typed = {
  newPassword: Text('新密码', { required: '请输入新密码！', widget: 'password' }),
  confirmPassword: Text('确认密码', { required: '请输入确认密码！', widget: 'password' }),
}

interface Typed {
  newPassword: string
  confirmPassword: string
}

const ruled = <S extends z.ZodType<Typed>>(form: S): S =>
  form
    .refine(({ newPassword }) => !newPassword || meetsPasswordRule(newPassword), {
      message: PASSWORD_MESSAGE,
      path: ['newPassword'],
    })
    .refine(({ newPassword, confirmPassword }) => !confirmPassword || newPassword !== '', {
      message: '请先输入新密码再确认密码！',
      path: ['confirmPassword'],
    })
    .refine(({ newPassword, confirmPassword }) => !confirmPassword || newPassword === confirmPassword, {
      message: '两次密码输入不一致！',
      path: ['confirmPassword'],
    })

/** The form checks what was typed; the server sees only the hash and checks the rest. */
export const PasswordChangeForm = ruled(
  z.object({ oldPassword: Text('旧密码', { required: '请输入旧密码！', widget: 'password' }), ...typed }),
)

/** Of somebody who proved himself in another way and needs no old password. */
export const PasswordRenewalForm = ruled(z.object(typed))

const Hashed = (label: string, required: string) =>
  Text(label, { required, pattern: MD5, max: 64, message: `${label}格式不正确`, widget: 'password' })

export const OldPassword = Hashed('旧密码', '请输入旧密码！')
export const NewPassword = Hashed('新密码', '请输入新密码！')
export const ConfirmPassword = Hashed('确认密码', '请输入确认密码！')
