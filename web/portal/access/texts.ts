import { defineTexts } from '../../app/i18n/texts.ts'

export const accessTexts = defineTexts('portal/access', {
  'zh-CN': {
    loginFirst: '请先登录',
    notEnterprise: '您不是企业，无权限查看',
    inReview: '您的认证正在等待审核，暂无权限操作',
    certifyTitle: '企业认证',
    certifyAsk: '您还未完成企业认证，去提交认证？',
    certify: '去认证',
    cancel: '取消',
  },
  'en-US': {
    loginFirst: 'Please log in first',
    notEnterprise: 'You are not an enterprise and may not view this',
    inReview: 'Your certification is waiting for review; you may not do this yet',
    certifyTitle: 'Enterprise certification',
    certifyAsk: 'Your enterprise is not certified yet. Submit the certification now?',
    certify: 'Certify now',
    cancel: 'Cancel',
  },
})
