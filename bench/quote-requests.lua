-- Quote requests that differ in key, text and visitor's address, so that each is a lead of its own.
local count = 0
local salt = tostring(os.time()) .. "-" .. tostring(math.random(1, 1000000000))

function request()
  count = count + 1
  local address = string.format("10.%d.%d.%d", math.floor(count / 65025) % 255, math.floor(count / 255) % 255, count % 255)
  local body = string.format(
    '{"fullName":"Anna Novak","company":"Novak Dental Group","email":"anna%d@example.com","phone":"(312) 555-0117","facilityType":"healthcare","squareFootage":"4200","message":"Nine treatment rooms and a waiting area, cleaned every night after eight."}',
    count
  )
  return wrk.format("POST", "/api/quote", {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = salt .. "-" .. count,
    ["X-Forwarded-For"] = address,
  }, body)
end
