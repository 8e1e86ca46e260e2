/** One group of synonyms per line. */
export const en = `
bolt, hex screw, machine bolt
hex bolt, hexagon bolt, hex head bolt, hex cap screw
socket head screw, socket head cap screw, allen screw, allen bolt, socket screw, hex socket screw
carriage bolt, coach bolt, cup square bolt
threaded rod, threaded bar, studding, all thread, allthread
self-drilling screw, tek screw, self drilling screw, self driller
drywall screw, plasterboard screw
lock nut, nyloc nut, nylock, locking nut, prevailing torque nut
spring washer, lock washer, split washer
wall plug, rawl plug, rawlplug, plastic anchor, dowel
wedge anchor, through bolt, expansion bolt
chemical anchor, resin anchor, injection mortar
blind rivet, pop rivet
rivet nut, rivnut, nutsert, blind rivet nut
shackle, d-shackle, bow shackle
stainless steel, stainless, inox, a2, a4, aisi 304, aisi 316
galvanised, galvanized, zinc plated, hot-dip galvanised, zinc coated
pipe, tube, tubing, hollow section
chequer plate, checkered plate, tread plate, diamond plate
aluminium, aluminum
grey, gray
colour, color
circulation pump, circulator, heating pump
borehole pump, well pump, submersible well pump
drainage pump, sump pump, dirty water pump
ball valve, shut-off valve, stopcock
check valve, non-return valve, one-way valve
gate valve, sluice valve
tee, t-piece, t piece
elbow, bend
pressure gauge, manometer
water meter, flow meter
circuit breaker, mcb, miniature circuit breaker, breaker
residual current device, rcd, rccb, gfci, residual current circuit breaker
socket outlet, power socket, wall socket, power outlet
junction box, distribution box, conduit box
floodlight, spotlight, flood lamp
high bay, warehouse light, industrial light
light bulb, led bulb, lamp
three-phase motor, 3-phase motor, induction motor, electric motor
geared motor, gearmotor, gear motor
bearing, ball race
shaft seal, oil seal, rotary seal, lip seal
v-belt, fan belt, wedge belt
timing belt, toothed belt, synchronous belt
spur gear, gear wheel, cogwheel
corrugated box, cardboard box, carton, shipping box
packing tape, parcel tape, sellotape, adhesive tape, carton sealing tape
stretch film, stretch wrap, pallet wrap, shrink wrap
grip-seal bag, zip bag, ziplock bag, zip lock bag, resealable bag
carrier bag, shopping bag
jerrycan, jerry can, canister
bucket, pail
work trousers, work pants, cargo trousers
coverall, overall, boiler suit, jumpsuit
hi-vis vest, high visibility vest, safety vest, reflective vest
safety boots, steel toe boots, work boots
safety shoes, steel toe shoes, work shoes
rubber boots, wellington boots, wellingtons, gumboots
safety helmet, hard hat
respirator, dust mask, face mask
safety eyewear, safety glasses, goggles, protective glasses
pallet truck, pallet jack, hand pallet truck
hand truck, sack truck, sack barrow, dolly
step ladder, stepladder, folding ladder
castor, caster
refrigerator, fridge, upright cabinet, refrigerated cabinet
deep fryer, fryer, chip fryer
stove, cooker, range
pot, stock pot, saucepan, casserole
cutlery, flatware, silverware
dishwasher, dish washer, glasswasher
reinforcing bar, rebar, reinforcement steel
steel angle, angle iron
steel channel, upn
steel beam, i-beam, h-beam, girder
profiled sheet, corrugated sheet, roofing sheet, trapezoidal sheet
wire rope, steel cable, steel rope
welded mesh, wire mesh, mesh panel
drill driver, cordless drill, power drill, screwdriver drill
angle grinder, disc grinder, side grinder
rotary hammer, hammer drill, sds drill, demolition hammer
spanner, wrench, open-end wrench
pliers, pincers, pinchers
cutting disc, cut-off wheel, cutting wheel
tape measure, measuring tape, tape rule
caliper, vernier, calliper
compressor, air compressor
generator, genset, power generator
pressure washer, jet washer, power washer
plasterboard, drywall, gypsum board, sheetrock
insulation, thermal insulation board, insulating board
stone wool, rockwool, mineral wool, rock wool
sealant, silicone, caulk
mounting foam, expanding foam, pu foam
mixer tap, faucet, tap, water tap
toilet, wc, lavatory, water closet
radiator, heater
laptop, notebook, notebook computer
desktop pc, computer, personal computer
multifunction printer, mfp, all-in-one printer
ups, uninterruptible power supply, backup power
surge protector, power strip, extension lead
office chair, desk chair, swivel chair
lever arch file, ring binder, binder
copy paper, printer paper, a4 paper, office paper
pen, ballpoint, biro
printer cartridge, ink cartridge, toner cartridge, ink
worktable, work table, prep table, table
office desk, desk, table
waste container, dustbin, rubbish bin, trash can, garbage bin, wheelie bin
stretch film, cling film, cling wrap
document scanner, scanning device
drill, drilling machine
emulsion paint, wall paint, wallpaint
bed linen, bed sheets, bedding
teaspoon, tea spoon
tablespoon, table spoon
glasswasher, glass washer, washing machine for glasses
kitchen tap, kitchen faucet, sink tap, kitchen sink mixer tap
basin tap, washbasin tap, hand wash basin tap, washbasin mixer tap
torx, tx
door cylinder, lock, door lock, cylinder lock
hydraulic hose, hose
flooring, floor covering
flat washer, plain washer
spring washer, spring lock washer
steel channel, u-channel, u profile
mailer box, mailing box, postal box
combi oven, convection oven, steam oven
workwear, work clothes
armchair, office chair
pliers, nippers, side cutters
trolley, cart
`
