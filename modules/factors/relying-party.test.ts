import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relyingParty } from './relying-party.ts'

const of = (publicOrigin: string, host: string, variant: 'b2b' | 'trade' = 'b2b') =>
  relyingParty({ config: { publicOrigin } as never, host, caller: { variant } as never })

test('passkeys belong to the host that was asked, under the scheme of the settings', () => {
  assert.deepEqual(of('https://tradeyard.example', 'tradeyard.example'), {
    id: 'tradeyard.example',
    origin: 'https://tradeyard.example',
    name: 'Tradeyard',
  })
  assert.deepEqual(of('https://tradeyard.example', 'dunav.example', 'trade'), {
    id: 'dunav.example',
    origin: 'https://dunav.example',
    name: 'Dunav Trade',
  })
  assert.deepEqual(of('http://localhost:3000', 'localhost:3000'), {
    id: 'localhost',
    origin: 'http://localhost:3000',
    name: 'Tradeyard',
  })
  assert.deepEqual(of('http://localhost:3000', 'trade.localhost:3000', 'trade'), {
    id: 'trade.localhost',
    origin: 'http://trade.localhost:3000',
    name: 'Dunav Trade',
  })
  assert.equal(of('https://tradeyard.example', 'tradeyard.example:443').origin, 'https://tradeyard.example')
})
