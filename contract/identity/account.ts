import { z } from 'zod'
import { family, Mobile, post, Text } from '#contract/kit/index.ts'
import { BindingMobile } from './auth.ts'
import { ConfirmPassword, NewPassword, OldPassword } from './password.ts'

const SmsKey = Text('短信标识', { required: '请先获取短信验证码', max: 40 })
const SmsCode = Text('短信验证码', { required: '请输入短信验证码', max: 10 })

/** What a person does with his own account, without an administrator. */
export const userauthenapply = family('general/userauthenapply', {
  changePassword: post({
    title: '修改密码',
    who: 'login',
    secret: true,
    writes: false,
    input: z.object({ oldPassword: OldPassword, newPassword: NewPassword, confirmPassword: ConfirmPassword }),
    limits: [{ by: 'user', max: 10, seconds: 600 }],
  }),
  resetCheckCode: post({
    title: '校验找回密码验证码',
    who: 'public',
    secret: true,
    writes: false,
    input: z.object({ phone: Mobile(), smsKey: SmsKey, smsCode: SmsCode }),
    reply: z.object({ ticket: z.string() }),
    limits: [{ by: 'ip', max: 60, seconds: 600 }],
  }),
  resetPassword: post({
    title: '找回密码',
    who: 'public',
    secret: true,
    writes: false,
    input: z.object({
      phone: Mobile(),
      ticket: Text('重置凭证', { max: 100 }),
      smsKey: Text('短信标识', { max: 40 }),
      smsCode: Text('短信验证码', { max: 100 }),
      newPassword: NewPassword,
      confirmPassword: ConfirmPassword,
    }),
    limits: [{ by: 'ip', max: 60, seconds: 600 }],
  }),
  bindNewPhone: post({
    title: '绑定新手机',
    who: 'login',
    secret: true,
    writes: false,
    input: z.object({
      id: Text('短信标识', { required: '请先获取短信验证码', max: 40 }),
      phone: BindingMobile,
      smsCode: Text('短信验证码', {
        required: '请输入短信验证码',
        pattern: /^.{6}$/,
        max: 10,
        message: '请输入6位数的验证码',
      }),
    }),
    limits: [{ by: 'user', max: 20, seconds: 600 }],
  }),
})
