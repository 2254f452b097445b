Emerald begins the first round.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Clerk −30.
Amber is dealt the Merchant +50.
Ruby is dealt the Student.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Gossip −20.
Amber is dealt the Gossip −20.
Ruby is dealt the Student.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Student.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Clerk −30.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Coachman +20.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Gossip −20.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Merchant +50.
Amber is dealt the Cardsharp −40.
Ruby is dealt the Beggar −10.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Clerk −30.
Amber is dealt the Merchant +50.
Ruby is dealt the Coachman +20.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Hussar +40.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Beggar −10.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Coachman +20.
Amber is dealt the Clerk −30.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Coachman +20.
Ruby is dealt the Student.
Emerald plays the Gossip −20 onto the middle.
Sapphire plays the Clerk −30 onto their own pile.
Amber plays the Clerk −30 onto their own pile.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Beggar −10 onto the middle.
Sapphire plays the Clerk −30 onto their own pile.
Amber plays the Gossip −20 onto their own pile.
Ruby plays the Student onto Sapphire's pile.
Emerald plays the Cardsharp −40 onto the middle.
Sapphire plays the Student onto Amber's pile.
Amber plays the Coachman +20 onto the middle.
Ruby plays the Beggar −10 onto the middle.
Emerald calls Fortune: the sum is 10.
Emerald gains 10 points.
Sapphire plays the Pickpocket −50 onto their own pile.
Amber plays the Merchant +50 onto their own pile.
Ruby plays the Student onto their own pile.
Emerald plays the Pickpocket −50 onto their own pile.
Sapphire plays the Hussar +40 onto the middle.
Amber plays the Merchant's Wife +30 onto the middle.
Ruby plays the Student onto Emerald's pile.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Clerk −30 onto their own pile.
Amber calls Big Fortune: the sum is 90.
Amber gains 180 points.
Ruby plays the Gossip −20 onto their own pile.
Emerald calls Fortune: the sum is 20.
Emerald gains 20 points.
Amber gains 40 points.
Sapphire calls Big Fortune: the sum is −20.
Emerald loses 20 points.
Amber loses 40 points.
Amber plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Gossip −20 onto their own pile.
Amber plays the Pretzel Seller +10 onto the middle.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Merchant's Wife +30 onto their own pile.
Sapphire plays the Merchant +50 onto the middle.
Amber calls Fortune: the sum is 50.
Amber gains 50 points.
Ruby calls Big Fortune: the sum is 40.
Ruby gains 80 points.
Amber gains 40 points.
Emerald plays the Pickpocket −50 onto the middle.
Sapphire plays the Coachman +20 onto the middle.
Amber calls Fortune: the sum is 30.
Ruby gains 60 points.
Amber gains 30 points.
Ruby calls Fortune: the sum is 30.
Ruby gains 30 points.
Amber gains 30 points.
Emerald plays the Hussar +40 onto their own pile.
Sapphire calls Fortune: the sum is 40.
Ruby gains 40 points.
Sapphire gains 40 points.
Amber gains 40 points.
Amber plays the Merchant's Wife +30 onto their own pile.
Ruby calls Fortune: the sum is 90.
Ruby gains 90 points.
Sapphire gains 90 points.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Coachman +20 onto their own pile.
Amber plays the Merchant +50 onto their own pile.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald calls Big Fortune: the sum is 140.
Emerald gains 280 points.
Sapphire calls Fortune: the sum is 100.
Emerald gains 200 points.
Sapphire gains 100 points.
Amber plays the Cardsharp −40 onto their own pile.
Ruby plays the Merchant's Wife +30 onto their own pile.
Round 2: Sapphire begins.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Merchant +50.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Coachman +20.
Amber is dealt the Gossip −20.
Ruby is dealt the Beggar −10.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Merchant +50.
Ruby is dealt the Clerk −30.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Gossip −20.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Beggar −10.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Clerk −30.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Student.
Amber is dealt the Cardsharp −40.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Coachman +20.
Amber is dealt the Cardsharp −40.
Ruby is dealt the Coachman +20.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Clerk −30.
Amber is dealt the Gossip −20.
Ruby is dealt the Beggar −10.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Beggar −10.
Amber is dealt the Student.
Ruby is dealt the Student.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Hussar +40.
Amber is dealt the Merchant +50.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Coachman +20.
Sapphire plays the Beggar −10 onto their own pile.
Amber plays the Gossip −20 onto the middle.
Ruby plays the Clerk −30 onto their own pile.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Student onto the middle.
Amber calls Big Fortune: the sum is −70.
Amber loses 140 points.
Ruby plays the Cardsharp −40 onto their own pile.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Hussar +40 onto the middle.
Amber calls Fortune: the sum is 10.
Amber gains 10 points.
Ruby plays the Student onto the middle.
Emerald plays the Pickpocket −50 onto the middle.
Sapphire calls Fortune: the sum is −80.
Sapphire loses 80 points.
Amber loses 80 points.
Amber calls Fortune: the sum is −70.
Sapphire loses 70 points.
Amber loses 70 points.
Ruby calls Big Fortune: the sum is −70.
Ruby loses 140 points.
Sapphire loses 70 points.
Amber loses 70 points.
Emerald calls Fortune: the sum is −30.
Ruby loses 60 points.
Emerald loses 30 points.
Sapphire loses 10 points.
Amber loses 20 points.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber plays the Cardsharp −40 onto their own pile.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Coachman +20 onto their own pile.
Sapphire calls Big Fortune: the sum is −20.
Amber plays the Student onto the middle.
Ruby calls Fortune: the sum is 0.
Emerald plays the Merchant +50 onto the middle.
Sapphire plays the Clerk −30 onto their own pile.
Amber plays the Merchant's Wife +30 onto the middle.
Ruby plays the Beggar −10 onto their own pile.
Emerald calls Big Fortune: the sum is −30.
Emerald loses 60 points.
Sapphire plays the Coachman +20 onto the middle.
Amber plays the Merchant +50 onto the middle.
Ruby plays the Clerk −30 onto the middle.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Coachman +20 onto their own pile.
Amber plays the Cardsharp −40 onto their own pile.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Hussar +40 onto the middle.
Sapphire plays the Gossip −20 onto their own pile.
Amber plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Beggar −10 onto their own pile.
Emerald calls Fortune: the sum is 60.
Emerald gains 60 points.
Sapphire calls Fortune: the sum is 20.
Emerald gains 20 points.
Sapphire gains 20 points.
Amber plays the Gossip −20 onto their own pile.
Ruby calls Fortune: the sum is 10.
Ruby gains 10 points.
Emerald gains 10 points.
Sapphire gains 10 points.
Emerald plays the Gossip −20 onto their own pile.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Merchant +50 onto their own pile.
Ruby plays the Pickpocket −50 onto their own pile.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Merchant +50 onto the middle.
Ruby plays the Pickpocket −50 onto the middle.
Emerald plays the Merchant's Wife +30 onto their own pile.
Round 3: Amber begins.
Amber is dealt the Merchant +50.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Student.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Gossip −20.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Merchant +50.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Coachman +20.
Amber is dealt the Student.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Hussar +40.
Ruby is dealt the Beggar −10.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Hussar +40.
Amber is dealt the Pickpocket −50.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Merchant +50.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Coachman +20.
Emerald is dealt the Student.
Sapphire is dealt the Beggar −10.
Amber is dealt the Clerk −30.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Hussar +40.
Ruby is dealt the Clerk −30.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Coachman +20.
Amber is dealt the Student.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Merchant +50.
Amber plays the Student onto their own pile.
Ruby plays the Pickpocket −50 onto their own pile.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Cardsharp −40 onto the middle.
Amber calls Fortune: the sum is −70.
Ruby plays the Beggar −10 onto their own pile.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire plays the Beggar −10 onto their own pile.
Amber calls Fortune: the sum is 10.
Amber gains 10 points.
Ruby plays the Cardsharp −40 onto the middle.
Emerald plays the Student onto Sapphire's pile.
Sapphire plays the Cardsharp −40 onto their own pile.
Amber plays the Hussar +40 onto their own pile.
Ruby plays the Gossip −20 onto the middle.
Emerald plays the Student onto Sapphire's pile.
Sapphire calls Fortune: the sum is 30.
Sapphire gains 30 points.
Amber plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Clerk −30 onto their own pile.
Emerald plays the Clerk −30 onto their own pile.
Sapphire calls Big Fortune: the sum is −70.
Sapphire loses 60 points.
Amber plays the Clerk −30 onto the middle.
Ruby plays the Pickpocket −50 onto the middle.
Emerald plays the Beggar −10 onto the middle.
Sapphire plays the Merchant +50 onto their own pile.
Amber plays the Merchant's Wife +30 onto the middle.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Beggar −10 onto the middle.
Sapphire plays the Merchant +50 onto their own pile.
Amber plays the Merchant +50 onto their own pile.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald plays the Hussar +40 onto the middle.
Sapphire plays the Coachman +20 onto the middle.
Amber plays the Hussar +40 onto their own pile.
Ruby plays the Coachman +20 onto the middle.
Emerald calls Fortune: the sum is 90.
Emerald gains 90 points.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Student onto Ruby's pile.
Ruby calls Fortune: the sum is 100.
Ruby gains 100 points.
Emerald gains 100 points.
Emerald calls Big Fortune: the sum is 100.
Ruby gains 100 points.
Emerald gains 200 points.
Sapphire plays the Merchant +50 onto their own pile.
Amber calls Big Fortune: the sum is 100.
Ruby gains 100 points.
Emerald gains 200 points.
Amber gains 200 points.
Ruby calls Big Fortune: the sum is 60.
Ruby gains 120 points.
Emerald gains 120 points.
Amber gains 120 points.
Emerald plays the Merchant's Wife +30 onto their own pile.
Sapphire plays the Coachman +20 onto the middle.
Amber plays the Merchant's Wife +30 onto their own pile.
Ruby calls Fortune: the sum is 130.
Ruby gains 130 points.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Hussar +40 onto their own pile.
Amber plays the Pickpocket −50 onto the middle.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald calls Fortune: the sum is 60.
Emerald gains 60 points.
Sapphire calls Fortune: the sum is 30.
Emerald gains 30 points.
Sapphire gains 30 points.
Round 4: Ruby begins.
This is the last round.
Ruby is dealt the Hussar +40.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Pickpocket −50.
Ruby is dealt the Clerk −30.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Gossip −20.
Amber is dealt the Clerk −30.
Ruby is dealt the Coachman +20.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Gossip −20.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Beggar −10.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Student.
Amber is dealt the Gossip −20.
Ruby is dealt the Merchant +50.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Merchant +50.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Student.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Coachman +20.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Student.
Sapphire is dealt the Merchant +50.
Amber is dealt the Hussar +40.
Ruby is dealt the Coachman +20.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Hussar +40.
Ruby is dealt the Student.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Clerk −30.
Amber is dealt the Clerk −30.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Gossip −20.
Amber is dealt the Cardsharp −40.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Student onto Sapphire's pile.
Sapphire plays the Gossip −20 onto the middle.
Amber plays the Cardsharp −40 onto the middle.
Ruby plays the Clerk −30 onto their own pile.
Emerald calls Fortune: the sum is −70.
Emerald loses 70 points.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Clerk −30 onto the middle.
Ruby plays the Student onto the middle.
Emerald plays the Merchant +50 onto their own pile.
Sapphire calls Fortune: the sum is 30.
Sapphire gains 30 points.
Amber plays the Coachman +20 onto the middle.
Ruby calls Big Fortune: the sum is 40.
Ruby gains 80 points.
Sapphire gains 40 points.
Emerald plays the Pretzel Seller +10 onto their own pile.
Sapphire plays the Gossip −20 onto their own pile.
Amber plays the Merchant's Wife +30 onto the middle.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald calls Fortune: the sum is 30.
Emerald gains 30 points.
Sapphire plays the Gossip −20 onto the middle.
Amber plays the Pickpocket −50 onto the middle.
Ruby plays the Hussar +40 onto their own pile.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Student onto the middle.
Amber plays the Clerk −30 onto their own pile.
Ruby plays the Student onto Amber's pile.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Cardsharp −40 onto their own pile.
Amber plays the Hussar +40 onto their own pile.
Ruby plays the Coachman +20 onto the middle.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Merchant +50 onto their own pile.
Amber plays the Gossip −20 onto the middle.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Pickpocket −50 onto the middle.
Sapphire calls Fortune: the sum is 100.
Sapphire gains 100 points.
Amber plays the Merchant's Wife +30 onto their own pile.
Ruby plays the Beggar −10 onto the middle.
Emerald plays the Pretzel Seller +10 onto their own pile.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber plays the Hussar +40 onto their own pile.
Ruby calls Fortune: the sum is 90.
Ruby gains 90 points.
Emerald calls Big Fortune: the sum is 70.
Ruby gains 70 points.
Emerald gains 140 points.
Sapphire plays the Clerk −30 onto their own pile.
Amber calls Fortune: the sum is 0.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Merchant +50 onto the middle.
Amber calls Big Fortune: the sum is 60.
Amber gains 120 points.
Ruby calls Fortune: the sum is 60.
Ruby gains 60 points.
Amber gains 120 points.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire calls Big Fortune: the sum is −30.
Ruby loses 30 points.
Sapphire loses 60 points.
Amber loses 60 points.
Amber calls Fortune: the sum is 0.
Emerald wins with 1390 points.
