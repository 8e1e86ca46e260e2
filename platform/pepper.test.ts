import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pepperedHash, pepperOf } from './pepper.ts'

test('the setting is the pepper; without it, a file is created that only its owner can read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-pepper-'))
  const dataDir = join(folder, 'new')
  assert.equal(pepperOf({ pepper: 'from the settings', dataDir }).toString(), 'from the settings')
  const made = pepperOf({ pepper: undefined, dataDir })
  assert.match(made.toString(), /^[\w-]{43}$/)
  assert.deepEqual(readdirSync(dataDir), ['pepper'])
  assert.equal(statSync(join(dataDir, 'pepper')).mode & 0o777, 0o600)
  assert.deepEqual(pepperOf({ pepper: undefined, dataDir }), made)
  assert.deepEqual(readFileSync(join(dataDir, 'pepper')), made)
  rmSync(folder, { recursive: true })
})

test('processes that start concurrently use the same pepper', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-pepper-'))
  const program = `import { pepperOf } from ${JSON.stringify(import.meta.resolve('./pepper.ts'))}; process.stdout.write(pepperOf({ dataDir: ${JSON.stringify(dataDir)} }))`
  const printed = await Promise.all(
    Array.from(
      { length: 6 },
      () =>
        new Promise<string>((done) => {
          let output = ''
          const child = spawn(
            process.execPath,
            ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
            { stdio: ['ignore', 'pipe', 'inherit'] },
          )
          child.stdout.on('data', (text) => (output += String(text)))
          child.on('close', () => done(output))
        }),
    ),
  )
  assert.equal(new Set(printed).size, 1)
  assert.equal(printed[0], readFileSync(join(dataDir, 'pepper'), 'utf8'))
  rmSync(dataDir, { recursive: true })
})

test('equal texts of different uses have different hashes', () => {
  const config = { pepper: 'a pepper for this test', dataDir: '/nowhere' }
  assert.equal(pepperedHash(config, 'code', '123456').length, 32)
  assert.deepEqual(pepperedHash(config, 'code', '123456'), pepperedHash(config, 'code', '123456'))
  assert.notDeepEqual(pepperedHash(config, 'code', '123456'), pepperedHash(config, 'link', '123456'))
  assert.notDeepEqual(
    pepperedHash(config, 'code', '123456'),
    pepperedHash({ ...config, pepper: 'another pepper' }, 'code', '123456'),
  )
})
