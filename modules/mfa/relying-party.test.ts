import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relyingParty } from './relying-party.ts'

const relyingPartyOf = (publicOrigin: string, host: string, variant: 'b2b' | 'trade' = 'b2b') =>
  relyingParty({ config: { publicOrigin } as never, host, caller: { variant } as never })

test('the relying party is the requested host with the scheme of the public origin', () => {
  assert.deepEqual(relyingPartyOf('https://tradeyard.example', 'tradeyard.example'), {
    id: 'tradeyard.example',
    origin: 'https://tradeyard.example',
    name: 'Tradeyard',
  })
  assert.deepEqual(relyingPartyOf('https://tradeyard.example', 'dunav.example', 'trade'), {
    id: 'dunav.example',
    origin: 'https://dunav.example',
    name: 'Dunav Trade',
  })
  assert.deepEqual(relyingPartyOf('http://localhost:3000', 'localhost:3000'), {
    id: 'localhost',
    origin: 'http://localhost:3000',
    name: 'Tradeyard',
  })
  assert.deepEqual(relyingPartyOf('http://localhost:3000', 'trade.localhost:3000', 'trade'), {
    id: 'trade.localhost',
    origin: 'http://trade.localhost:3000',
    name: 'Dunav Trade',
  })
  assert.equal(relyingPartyOf('https://tradeyard.example', 'tradeyard.example:443').origin, 'https://tradeyard.example')
})
