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
stainless steel, stainless, inox, a2, a4, aisi 304, aisi 316, aisi 430
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
twist drill, drill bit, hss drill bit, metal drill bit
drill bit, masonry bit, concrete drill bit, hammer bit, sds bit
square tube, box section, square hollow section
rectangular tube, box section, rectangular hollow section
round tube, circular hollow section
flat bar, flat steel, flat stock
round bar, round steel, steel rod
hot rolled sheet, steel sheet, sheet steel, steel plate
galvanised coil, galvanised sheet, galvanised steel sheet
steel wire, tying wire, binding wire
stainless bar, stainless rod
end mill, milling cutter
flap disc, flap wheel, sanding disc
diamond disc, diamond blade
spirit level, bubble level
socket set, ratchet set, socket wrench set
tool case, toolbox, tool box
roller cabinet, tool trolley, tool cabinet, tool chest
clay brick, house brick
aerated concrete block, aircrete block, aac block
paving stone, paver, paving block
dry mix, mortar, ready-mix mortar
osb, osb board, oriented strand board
ceramic tile, wall tile, floor tile
vinyl flooring, vinyl plank, lvt
reflector lamp, spotlight bulb, spot bulb
led tube, fluorescent tube
installation wire, single core wire, hook-up wire
power cable, mains cable, electric cable
control cable, signal cable
wall enclosure, electrical enclosure, control cabinet
open-front bin, picking bin, parts bin, storage bin
euro container, stacking crate, plastic crate, euro crate
folding crate, collapsible crate, plastic crate
mesh box, cage pallet, gitterbox
pallet rack, pallet racking
shelving unit, shelves, storage rack
mezzanine, storage platform, mezzanine floor
stacker, pallet stacker
warehouse steps, platform ladder, mobile steps
bench scale, table scale, weighing scale
crane scale, hanging scale
planetary mixer, food mixer, stand mixer
spiral mixer, dough mixer, dough kneader
stick blender, hand blender, immersion blender
ice maker, ice machine
refrigerated display, display fridge, display case
frying pan, skillet
coffee grinder, coffee mill
coated gloves, work gloves, gripper gloves
leather gloves, welding gloves, welder gloves
padded envelope, bubble mailer, bubble envelope
label, sticker
wrapping paper, packing paper, kraft paper
stand-up pouch, doypack
big bag, bulk bag, fibc, jumbo bag
drum, barrel
sleeve anchor, expansion anchor
concrete screw, masonry screw
lifting hook, crane hook
gasket, flange gasket, flange seal
hydraulic cylinder, hydraulic ram
pneumatic cylinder, air cylinder
worm gearbox, worm gear, worm reducer
jaw coupling, shaft coupling
pillow block, plummer block
monitor, computer screen, computer display
projection screen, projector screen
meeting room display, conference display, interactive whiteboard
pe pipe, hdpe pipe, polyethylene pipe
multilayer pipe, composite pipe, alupex pipe
ppr pipe, polypropylene pipe
`
