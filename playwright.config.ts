import { defineConfig } from '@playwright/test'

const always = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const phone = /@phone/

export default defineConfig({
  // Journeys share two cores with the server they visit.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/server.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env['BASE_URL'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...always] : always,
    },
  },
  projects: [
    { name: 'desktop', grepInvert: phone, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: phone, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
})
